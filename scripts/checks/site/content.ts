import { descriptionLength, longestTitle } from '#catalogue/limits.ts'
import { splitLanguage } from '#i18n/paths.ts'
import { firstItems, indexable, repeated, type SiteCheck } from './site.ts'

export const oneHeading: SiteCheck = {
  name: 'every page has one h1',
  remedy: 'Write one h1 per page; other headings are h2 and below.',
  faults: (site) =>
    site.pages.filter((page) => page.headings !== 1).map((page) => `${page.path}: ${page.headings} h1`),
}

export const uniqueIds: SiteCheck = {
  name: 'ids occur once on a page',
  remedy: 'Make the id from something unique on the page, such as the option’s id.',
  faults: (site) =>
    site.pages
      .filter((page) => page.repeatedIds.length > 0)
      .map((page) => `${page.path}: ${firstItems(page.repeatedIds)}`),
}

export const headingOrder: SiteCheck = {
  name: 'headings go down one level at a time',
  remedy: 'After an h2 comes an h3, not an h4; style a heading by class, not by level.',
  faults: (site) =>
    site.pages.flatMap((page) => {
      const jump = page.headingLevels.findIndex((level, index, all) => level > (all[index - 1] ?? 0) + 1)
      return jump < 0
        ? []
        : [`${page.path}: h${page.headingLevels[jump]} after h${page.headingLevels[jump - 1] ?? 0}`]
    }),
}

/** Lengths that search engines show in full, characters. */
const lengths = { title: { least: 15, most: longestTitle }, description: descriptionLength } as const

export const titles: SiteCheck = {
  name: 'titles and descriptions are there and unique',
  remedy:
    'Say in the title and the description what only this page is about; src/models/head.ts fits them to length.',
  faults(site) {
    const pages = indexable(site)
    const lang = (path: string) => splitLanguage(site.origin + path).lang
    const same = (what: 'title' | 'description') =>
      repeated(pages, (page) => `${lang(page.path)} “${page[what]}”`).map(
        ([text, paths]) => `${what} ${text}: ${firstItems(paths)}`,
      )
    const empty = site.pages
      .filter((page) => !page.title || !page.description)
      .map((page) => `${page.path}: title or description is empty`)
    const misfits = (what: 'title' | 'description') =>
      pages.flatMap((page) => {
        const { length } = [...page[what]]
        const { least, most } = lengths[what]
        return length < least || length > most
          ? [`${page.path}: ${what} has ${length} characters, it should have ${least} to ${most}`]
          : []
      })
    return [
      ...empty,
      ...same('title'),
      ...same('description'),
      ...misfits('title'),
      ...misfits('description'),
    ]
  },
}

export const leftovers: SiteCheck = {
  name: 'no raw key, missing value or unfilled placeholder is shown',
  remedy: 'Look the text up in src/i18n/messages, or give the missing value.',
  faults: (site) => site.pages.flatMap((page) => page.leftovers.map((text) => `${page.path}: “${text}”`)),
}

export const voice: SiteCheck = {
  name: 'every language keeps to its voice',
  remedy: 'Say it another way (docs/voice); a rule that is wrong is changed in scripts/checks/site/voice.',
  faults: (site) => site.pages.flatMap((page) => page.voice.map((fault) => `${page.path}: ${fault}`)),
}
