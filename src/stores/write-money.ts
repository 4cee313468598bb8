// Rewrites prices in another currency. Each is <data value> with data attributes, or <data value="">, whose text says all.

import { formatDate } from '#i18n/format-dates.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { loadLiveWords } from '#i18n/load-live.ts'
import { readWrittenPrice } from '#i18n/written-price.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { fill } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { languageOf } from '#lib/languages.ts'
import { levelText, type MoneyData, moneyText } from './money-text.ts'
import { $rates } from './rates.ts'
import { $shownMoney } from './shown-money.ts'

/** Writes the attributes of a price that its text alone states; "€€€" has no amount and is a level. */
function adoptText(element: HTMLDataElement): void {
  const { textContent: text, dataset } = element
  const price = readWrittenPrice(text)
  if (!price) {
    dataset.level = String(text.length)
    return
  }
  element.value = String(price.low)
  if (price.high !== undefined) dataset.high = String(price.high)
  if (price.digits) dataset.digits = String(price.digits)
}

function moneyOf(element: HTMLDataElement): MoneyData {
  const { high, currency, digits } = element.dataset
  return {
    low: Number.parseFloat(element.value),
    ...(high && { high: Number.parseFloat(high) }),
    ...{ currency, digits, isExact: 'exact' in element.dataset, isAbout: 'about' in element.dataset },
  }
}

/** Rewrites every price and the notes about the rates. */
function writeMoney(): void {
  const money = $shownMoney.get()
  const lang = languageOf(document.documentElement.lang)
  for (const element of document.querySelectorAll<HTMLDataElement>('data')) {
    if (!element.value && !element.dataset.level) adoptText(element)
    const { level } = element.dataset
    const text = level ? levelText(Number(level), money) : moneyText(moneyOf(element), money, lang)
    // what is written is laid out anew, and before the rates arrive all prices are as they were
    if (text !== undefined && text !== element.textContent) element.textContent = text
  }
  loadLiveWords(lang).then(({ rates }) => writeNotes(rates, lang), console.error)
}

/** Names the rates in use; hidden for euro. Reads the stores again: words can arrive out of order. */
function writeNotes({ dated, fixed }: LiveWords['rates'], lang: Language): void {
  const { currency } = $shownMoney.get()
  const date = $rates.get()?.date
  for (const note of document.querySelectorAll<HTMLElement>('[data-rates-note]')) {
    note.hidden = currency === 'EUR'
    note.textContent = date ? fill(dated, { date: formatDate(date, lang) }) : fixed
  }
}

/** Writes all prices in the shown currency, now and whenever it changes. */
export function followMoney(): void {
  writeMoney()
  // The menu is painted first: rewriting a page of prices takes long (A34).
  $shownMoney.listen(() => afterPaint(writeMoney))
}
