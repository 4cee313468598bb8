// Figures and sentences of the board: durations with small units, prices that follow the chosen currency.
import { formatDuration, formatMoney, formatMoneyRange } from '#i18n/format.ts'
import { durationParts, isUnit } from '#lib/duration-parts.ts'
import type { Rich, TextPrice } from '#lib/fill.ts'
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

function Price({
  price: { low, high },
  lang,
  className = 'money figure',
}: {
  price: TextPrice
  lang: Language
  className?: string
}) {
  return (
    <data className={className} value={low} data-high={high}>
      {high === undefined ? formatMoney(low, 'EUR', lang) : formatMoneyRange(low, high, 'EUR', lang)}
    </data>
  )
}

/** A text with prices in it. */
export function RichText({ text, lang }: { text: Rich; lang: Language }) {
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <Price key={index} price={part} lang={lang} />
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
  if ('price' in figure) return <Price price={figure.price} lang={lang} className={`money ${className}`} />
  return (
    <span className={className}>
      {'minutes' in figure ? <Duration minutes={figure.minutes} lang={lang} /> : figure.text}
    </span>
  )
}
