// Pages of two towns, drawn from reach files into the shell of their language (D6).
import { messagesFor } from '#i18n/messages.ts'
import type { Language } from '#lib/languages.ts'
import { knowFacts, pairPage } from '#models/on-request/pair-page.ts'
import type { PageAnswer } from '#places/page-address.ts'
import { drawPair, openPairShell } from '#views/draw-pair.ts'
import type { DrawnShell } from '#views/drawn-shell.ts'
import { pairShellPath } from '#views/pair-marks.ts'
import type { Deps } from './deps.ts'
import type { Briefs, Reaches } from './reaches.ts'

type Asked = Pick<Extract<PageAnswer, { kind: 'generated' }>, 'origin' | 'destination' | 'lang'>

/** Draws a page as HTML; undefined where nothing is composed between the two. */
export type PairPages = (asked: Asked) => Promise<string | undefined>

export function createPairPages(
  {
    assets,
    facts,
    world,
    indexedPairs,
    now,
  }: Pick<Deps, 'assets' | 'facts' | 'world' | 'indexedPairs' | 'now'>,
  reaches: Reaches,
  briefs: Briefs,
): PairPages {
  knowFacts(facts)
  const shells = new Map<Language, DrawnShell>()

  async function shellOf(lang: Language): Promise<DrawnShell> {
    const known = shells.get(lang)
    if (known) return known
    const shell = openPairShell(new TextDecoder().decode(await assets.bytes(pairShellPath(lang))))
    shells.set(lang, shell)
    return shell
  }

  return async ({ origin, destination, lang }) => {
    const [reach, back] = await Promise.all([reaches(origin), briefs(destination)])
    const t = messagesFor(lang)
    const today = now().toISOString().slice(0, 10)
    const model = reach && pairPage(reach, back, destination, lang, t, world, today)
    if (!model) return undefined
    return drawPair(await shellOf(lang), model, lang, t, indexedPairs.has(model.route.slug))
  }
}
