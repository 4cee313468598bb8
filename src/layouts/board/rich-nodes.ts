// Texts with prices and durations as nodes, the same that views draw.
import { formatDuration } from '#i18n/format.ts'
import { durationParts, isUnit } from '#lib/duration-parts.ts'
import type { Rich, TextPrice } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { moneyText } from '#stores/money-text.ts'
import { $shownMoney } from '#stores/shown-money.ts'
import { element, writeText } from '../element.ts'

/** Sets the amounts of a price, and its text in the shown currency. */
export function writePrice(data: HTMLDataElement, { low, high }: TextPrice, lang: Language): void {
  data.value = String(low)
  if (high === undefined) delete data.dataset.high
  else data.dataset.high = String(high)
  writeText(data, moneyText({ low, ...(high !== undefined && { high }) }, $shownMoney.get(), lang) ?? '')
}

/** True where an element has the words of a text already, with other prices at most. */
const hasWords = ({ childNodes }: Element, text: Rich) =>
  childNodes.length === text.length &&
  text.every((part, index) =>
    typeof part === 'string'
      ? childNodes[index]?.nodeValue === part
      : childNodes[index] instanceof HTMLDataElement,
  )

/** Writes a text with prices into an element; the same words stay, as their nodes are laid out already. */
export function writeRich(into: Element, text: Rich, lang: Language): void {
  if (hasWords(into, text)) {
    for (const [index, part] of text.entries())
      if (typeof part !== 'string') writePrice(into.childNodes[index] as HTMLDataElement, part, lang)
    return
  }
  into.replaceChildren(
    ...text.map((part) => {
      if (typeof part === 'string') return part
      const data = element('data', {}) as HTMLDataElement
      writePrice(data, part, lang)
      return data
    }),
  )
}

/** Writes a duration with small units into an element that says another. */
export function writeDuration(into: Element, minutes: number, lang: Language): void {
  const text = formatDuration(minutes, lang)
  if (into.textContent === text) return
  into.replaceChildren(
    ...durationParts(text).map((part) =>
      isUnit(part) ? element('span', { class: 'unit', text: part }) : part,
    ),
  )
}
