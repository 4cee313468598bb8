// The page of all towns around a town without pages of its own: its shell, filled. Functions draw with it, and browsers where
// no function runs.
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { Language } from '#lib/languages.ts'
import type { ExploreModel } from '#models/on-request/explore-page.ts'
import { draw } from './draw.ts'
import { type DrawnShell, openDrawnShell } from './drawn-shell.ts'
import ExploreArticle from './explore/ExploreArticle.tsx'
import { exploreMarks } from './explore-marks.ts'

export const openExploreShell = (html: string): DrawnShell =>
  openDrawnShell(html, Object.values(exploreMarks))

export function drawExplore(
  { fill, icons, site }: DrawnShell,
  model: ExploreModel,
  lang: Language,
  t: Messages,
): string {
  return fill({
    [exploreMarks.town]: model.id,
    [exploreMarks.title]: escapeHtml(model.title),
    [exploreMarks.description]: escapeHtml(model.description),
    [exploreMarks.article]: draw(ExploreArticle, { model, page: { lang, t, icons, site } }),
  })
}

/** Where the shell of a language is; it has no address of its own. */
export const exploreShellPath = (lang: Language) => `${pathTo.home(lang).replace(/\/$/, '')}/404/explore`
