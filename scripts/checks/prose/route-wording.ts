// Wording of routes: all use the same sentences, and each must still differ from the most similar one.
import { routeIndex } from '#catalogue/load.ts'
import { strangeLanguage } from '#compiler/content/language.ts'
import type { Language } from '#lib/languages.ts'
import { routeWording } from '#models/route/wording.ts'
import type { Check } from '#tools/check.ts'
import { mostShared, type Overlap, sequenceLength, worstOverlaps } from './overlap.ts'
import { median } from './shared.ts'

/** The sentences of each route by slug, and the index of its reverse. */
export interface RouteTexts {
  lang: Language
  sentences: ReadonlyMap<string, readonly string[]>
  reverse: ReadonlyMap<string, string>
}

export const routeTexts = (lang: Language): RouteTexts => ({
  lang,
  sentences: new Map(routeIndex().map(({ slug }) => [slug, routeWording(slug, lang)])),
  reverse: new Map(routeIndex().map(({ slug, origin, destination }) => [slug, `${destination}-${origin}`])),
})

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`

// cached: the check and its figures need the same slow count
const counted = new WeakMap<RouteTexts, Overlap[]>()

/** Every route with the most similar other one, except its reverse; most similar first. */
export function overlapsOf(routes: RouteTexts): Overlap[] {
  const known = counted.get(routes)
  if (known) return known
  const texts = new Map([...routes.sentences].map(([slug, all]) => [slug, all.join(' ')]))
  const found = worstOverlaps(texts, (a, b) => routes.reverse.get(a) === b)
  found.sort((a, b) => b.share - a.share)
  counted.set(routes, found)
  return found
}

export const routeWordings: Check<readonly RouteTexts[]> = {
  name: `routes share at most ${percent(mostShared)} of their sequences of ${sequenceLength} words with any other but the reverse`,
  remedy:
    'Put more of a route’s own facts into its sentences: src/i18n/prose. npm run verify -- prose names those most alike.',
  faults: (all) =>
    all.flatMap((routes) =>
      overlapsOf(routes)
        .filter(({ share }) => share > mostShared)
        .map((one) => `${routes.lang}: ${one.of} shares ${percent(one.share)} with ${one.with}`),
    ),
  measures: (all) =>
    all.flatMap((routes) => {
      const overlaps = overlapsOf(routes)
      const [worst] = overlaps
      if (!worst) return []
      const middle = median(overlaps.map(({ share }) => share))
      return [
        `${routes.lang}: median ${percent(middle)}, worst ${percent(worst.share)} (${worst.of} with ${worst.with})`,
      ]
    }),
}

/** Step between sampled routes: every fortieth route covers all sentences. */
const sampled = 40

export const routeLanguages: Check<readonly RouteTexts[]> = {
  name: 'the sentences of routes are in their language',
  remedy: 'Translate the sentence in src/i18n/prose.',
  faults: (all) =>
    all.flatMap(({ lang, sentences }) =>
      [...sentences]
        .filter((_, index) => index % sampled === 0)
        .flatMap(([slug, texts]) =>
          texts.flatMap((text) => {
            const strange = strangeLanguage(text, lang)
            return strange ? [`${lang}: ${slug} has a sentence that looks like ${strange}: ${text}`] : []
          }),
        ),
    ),
}

export const routeChecks = [routeWordings, routeLanguages] as const
