// Pages of all towns around a town that has no built one, drawn from its brief file into the shell of their language.
import { messagesFor } from '#i18n/messages.ts'
import type { Language } from '#lib/languages.ts'
import { explorePage } from '#models/on-request/explore-page.ts'
import { drawExplore, exploreShellPath, openExploreShell } from '#views/draw-explore.ts'
import type { DrawnShell } from '#views/drawn-shell.ts'
import type { Deps } from './deps.ts'
import type { Briefs } from './reaches.ts'

/** Draws a page as HTML; undefined for a place that is no town. */
export type ExplorePages = (town: string, lang: Language) => Promise<string | undefined>

/** The facts must be known (`knowFacts`). */
export function createExplorePages(
  { assets, world }: Pick<Deps, 'assets' | 'world'>,
  briefs: Briefs,
): ExplorePages {
  const shells = new Map<Language, DrawnShell>()

  async function shellOf(lang: Language): Promise<DrawnShell> {
    const known = shells.get(lang)
    if (known) return known
    const shell = openExploreShell(new TextDecoder().decode(await assets.bytes(exploreShellPath(lang))))
    shells.set(lang, shell)
    return shell
  }

  return async (town, lang) => {
    const brief = await briefs(town)
    if (!brief) return undefined
    const t = messagesFor(lang)
    return drawExplore(await shellOf(lang), explorePage(brief, lang, t, world), lang, t)
  }
}
