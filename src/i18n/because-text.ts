// The reason on the badge of the best option in words, at build and in browsers.
import type { Because, Rival } from '#catalogue/because.ts'
import type { Mode } from '#catalogue/mode.ts'
import type { Reason } from '#catalogue/reasoned-rows.ts'
import { fill, fillRich, type Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { formatCo2, formatMinutes } from './format.ts'
import type { LiveWords } from './live/en.ts'

type Words = LiveWords['because']

/** "as good: train, bus"; each mode once, that of the best option as "another flight". */
export const asGoodText = (ties: readonly Pick<Rival, 'mode' | 'isSameMode'>[], words: Words): string =>
  fill(words.asGood, {
    modes: [...new Set(ties.map((tie) => name(tie, words.modes, words.another)))].join(', '),
  })

/** "€3 and 20 min ahead of the train". */
export function becauseText(because: Because, words: Words, lang: Language): Rich {
  if (because.kind === 'only') return [words.only]
  const { kind, rival } = because
  if (kind === 'as-good') return [asGoodText([rival], words)]
  if (kind === 'daily') return [fill(words.daily, { rival: name(rival, words.rival, words.another) })]
  return fillRich(templateOf(because, words), {
    rival: name(rival, words.than, words.thanAnother),
    ...('eur' in because && { price: { low: because.eur } }),
    ...('minutes' in because && { time: formatMinutes(because.minutes, lang) }),
    ...('kg' in because && { kg: formatCo2(because.kg, lang) }),
  })
}

const name = (
  { mode, isSameMode }: Pick<Rival, 'mode' | 'isSameMode'>,
  the: Record<Mode, string>,
  another: Record<Mode, string>,
) => (isSameMode ? another : the)[mode]

type Compared = Exclude<Because, { kind: 'only' | 'as-good' | 'daily' }>

function templateOf(because: Compared, words: Words): string {
  switch (because.kind) {
    case 'cleaner':
      return words.cleaner
    case 'ahead':
      return !('eur' in because) ? words.faster : 'minutes' in because ? words.ahead : words.cheaper
    case 'faster-for':
      return words.fasterFor
    case 'cheaper-by':
      return words.cheaperBy
    case 'easier':
      return words.easier
  }
}

/** The reason, and the ties it does not name: "31 kg CO₂e less than the flight · as good: flight". */
export function reasonText(
  { because, asGood }: Pick<Reason, 'because' | 'asGood'>,
  words: Words,
  lang: Language,
): Rich {
  if (because?.kind === 'as-good') return [asGoodText([because.rival, ...asGood], words)]
  const reason = because ? becauseText(because, words, lang) : []
  if (asGood.length === 0) return reason
  const ties = asGoodText(asGood, words)
  return reason.length > 0 ? [...reason, ` · ${ties}`] : [ties]
}
