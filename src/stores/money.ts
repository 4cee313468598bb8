// Every price of the page follows $currency. Prices are drawn in euro at build as <data class="money" value>.
import { type CurrencyCode, formatDate, formatMoney, formatMoneyRange } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { languageOf } from '#i18n/paths.ts'
import { fill } from '#lib/fill.ts'
import { $currency, loadCurrency } from './currency.ts'
import { $rates, type Rates } from './rates.ts'

/** How an amount is written: "€44–220", "from €44" by its template, "€44+", "€44". */
export type MoneyFormat = 'range' | 'from' | 'plus' | 'one'

/** A price as its element states it, in euro. */
export interface MoneyData {
  low: number
  high?: number
  format?: string | undefined
  /** "from {price}" in the page's language */
  template?: string | undefined
}

/** Text of a price in a currency; undefined for what is no price. */
export function moneyText(
  money: MoneyData,
  currency: CurrencyCode,
  rate: number,
  lang: Language,
): string | undefined {
  const { low, high = low, format, template } = money
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined
  const price =
    format === 'range'
      ? formatMoneyRange(low * rate, high * rate, currency, lang)
      : formatMoney(low * rate, currency, lang)
  if (format === 'plus') return `${price}+`
  return format === 'from' && template ? fill(template, { price }) : price
}

function moneyOf(element: HTMLDataElement): MoneyData {
  const { high, format, template } = element.dataset
  return {
    low: Number.parseFloat(element.value),
    ...(high && { high: Number.parseFloat(high) }),
    format,
    template,
  }
}

/** Says which rates were used; nothing for euro. */
function writeNote(
  note: HTMLElement,
  currency: CurrencyCode,
  rates: Rates | undefined,
  lang: Language,
): void {
  note.hidden = currency === 'EUR' || !rates
  if (note.hidden) return
  const { dated = '', fixed = '' } = note.dataset
  note.textContent = rates?.date ? fill(dated, { date: formatDate(rates.date, lang) }) : fixed
}

function writeMoney(): void {
  const [currency, rates] = [$currency.get(), $rates.get()]
  if (currency !== 'EUR' && !rates) return
  const lang = languageOf(document.documentElement.lang)
  const rate = currency === 'EUR' ? 1 : (rates?.rates[currency] ?? 1)
  for (const element of document.querySelectorAll<HTMLDataElement>('data.money')) {
    const text = moneyText(moneyOf(element), currency, rate, lang)
    if (text !== undefined) element.textContent = text
  }
  for (const note of document.querySelectorAll<HTMLElement>('[data-rates-note]'))
    writeNote(note, currency, rates, lang)
}

/** Takes the visitor's currency over and keeps prices and menus in it. Prices wait for the rates, a moment at most. */
export function setupMoney(): void {
  $rates.listen(writeMoney)
  $currency.listen((currency) => {
    for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-currency]'))
      select.value = currency
    writeMoney()
  })
  loadCurrency()
}
