// Texts with prices and durations as nodes, the same that views draw.
import { formatDuration } from '#i18n/format.ts'
import { durationParts, isUnit } from '#lib/duration-parts.ts'
import type { Rich, TextPrice } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { moneyText } from '#stores/money-text.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { element } from '../element.ts'

/** Sets the amounts of a price, and its text in the shown currency. */
export function writePrice(data: HTMLDataElement, { low, high }: TextPrice, lang: Language): void {
  data.value = String(low)
  if (high === undefined) delete data.dataset.high
  else data.dataset.high = String(high)
  data.textContent = moneyText({ low, ...(high !== undefined && { high }) }, $shownMoney.get(), lang) ?? ''
}

/** Replaces the content of an element by a text with prices. */
export function writeRich(into: Element, text: Rich, lang: Language): void {
  into.replaceChildren(
    ...text.map((part) => {
      if (typeof part === 'string') return part
      const data = element('data', {}) as HTMLDataElement
      writePrice(data, part, lang)
      return data
    }),
  )
}

/** Replaces the content of an element by a duration with small units. */
export function writeDuration(into: Element, minutes: number, lang: Language): void {
  into.replaceChildren(
    ...durationParts(formatDuration(minutes, lang)).map((part) =>
      isUnit(part) ? element('span', { class: 'unit', text: part }) : part,
    ),
  )
}
