// Europe around the town that the visitor asked about last, in place of the city that the page was drawn with. No location is
// asked for; the map is that of the town's own page.

import { pathTo } from '#i18n/paths.ts'
import { languageOf } from '#lib/languages.ts'
import { trustedPolicy } from '#lib/trusted-types.ts'
import { loadRecent } from '#stores/recent.ts'

/** A page of this site, drawn by our views, which escape every text. */
const drawn = trustedPolicy('drawnPage', { createHTML: (html) => html })
const section = document.querySelector<HTMLElement>('[data-around]')

async function showTown(into: HTMLElement, town: string): Promise<void> {
  const href = pathTo.explore(languageOf(document.documentElement.lang), town)
  const links = [...into.querySelectorAll<HTMLAnchorElement>('[data-around-link]')]
  if (links[0]?.pathname === href) return
  const answer = await fetch(href)
  // a host without functions has pages of cities only
  if (!answer.ok) return
  const html = await answer.text()
  const page = new DOMParser().parseFromString(drawn?.createHTML(html) ?? html, 'text/html')
  const [map, article] = [page.querySelector('.time-map'), page.querySelector<HTMLElement>('[data-explore]')]
  if (!map || !article) return
  const texts: Record<string, string | null | undefined> = {
    '[data-around-heading]': article.dataset.around,
    '[data-around-lead]': article.querySelector('.explore-lead')?.textContent,
  }
  into.querySelector('.time-map')?.replaceWith(map)
  for (const [selector, text] of Object.entries(texts)) {
    const element = into.querySelector(selector)
    if (element && text) element.textContent = text
  }
  for (const link of links) link.href = href + link.search
}

// only a page between towns has figures: other places have no page of towns around them
const last = section ? loadRecent().find(({ best }) => best) : undefined
if (section && last) showTown(section, last.origin).catch(console.error)
