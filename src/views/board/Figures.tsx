// Figures and sentences of the board: durations with small units, prices that follow the chosen currency.
import { formatDuration, formatTextPrice } from '#i18n/format.ts'
import { durationParts, isUnit } from '#lib/duration-parts.ts'
import type { Rich } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import type { BoardCell } from '#models/on-request/board-model.ts'

export function Duration({ minutes, lang }: { minutes: number; lang: Language }) {
  return durationParts(formatDuration(minutes, lang)).map((part, index) =>
    isUnit(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <span key={index} className="unit">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** A text with prices in it. Their value is empty: scripts read the amounts from the text (stores/write-money.ts). */
export function RichText({ text, lang }: { text: string | Rich; lang: Language }) {
  if (typeof text === 'string') return text
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <data key={index} value="">
        {formatTextPrice(part, lang)}
      </data>
    ),
  )
}

export function CellFigure({
  figure,
  lang,
  className,
}: {
  figure: BoardCell['figure']
  lang: Language
  className: string
}) {
  if ('price' in figure)
    return (
      <data className={className} value={figure.price.low} data-high={figure.price.high}>
        {formatTextPrice(figure.price, lang)}
      </data>
    )
  return (
    <span className={className}>
      {'minutes' in figure ? <Duration minutes={figure.minutes} lang={lang} /> : figure.text}
    </span>
  )
}
