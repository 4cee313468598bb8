// Numbers, prices, durations and names in each language, for build and browser; dates are in format-dates.ts.

import { type CurrencyCode, currencySymbols } from '#catalogue/currency.ts'
import type { Rich, TextPrice } from '#lib/fill.ts'
import { type Language, languageInfo } from '#lib/languages.ts'
import { memo } from '#lib/memo.ts'
import { frenchTimes } from './typeset.ts'

const nbsp = '\u00a0'
const enDash = '\u2013'

// Intl formatters are cached: creating one takes a hundred times as long as using it.
const numberFormat = memo(
  (lang: Language, maximumFractionDigits: number, useGrouping: boolean) =>
    new Intl.NumberFormat(languageInfo[lang].locale, { maximumFractionDigits, useGrouping }),
)
const listFormat = memo(
  (lang: Language, type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(languageInfo[lang].locale, { type }),
)
const regionNames = memo(
  (lang: Language) => new Intl.DisplayNames(languageInfo[lang].locale, { type: 'region' }),
)

/** Cached texts by language and decimals: a build repeats the same few thousand numbers. */
const numberTexts = memo((lang: Language, digits: number) => {
  const texts = new Map<number, string>()
  return (value: number): string => {
    const known = texts.get(value)
    if (known !== undefined) return known
    const text = numberFormat(lang, digits, value >= 10000 || lang !== 'es').format(value)
    texts.set(value, text)
    return text
  }
})

/** A number with the language's separators, `digits` decimals at most. */
export function formatNumber(value: number, lang: Language, digits = 0): string {
  return numberTexts(lang, digits)(value)
}

function withSymbol(text: string, currency: CurrencyCode, lang: Language): string {
  const symbol = currencySymbols[currency]
  if (lang === 'en') return symbol.length > 2 ? `${symbol}${nbsp}${text}` : `${symbol}${text}`
  return `${text}${nbsp}${symbol}`
}

/** Whole units of a currency: "€44", "44 €". Prices on routes carry no decimals. */
export function formatMoney(amount: number, currency: CurrencyCode, lang: Language): string {
  return withSymbol(formatNumber(Math.round(amount), lang), currency, lang)
}

/** Precedes a figure that is an estimate; a line near it says so in words (D20). */
export const aboutSign = `≈${nbsp}`

/** A converted amount as it is known: whole units, at most two significant figures (D27). */
function known(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1)
  return Math.round(amount / step) * step
}

/** A price converted from another currency, rounded to what it knows: "¥4,400", "€81–260" (D27). */
export const formatConverted = (low: number, high: number, currency: CurrencyCode, lang: Language): string =>
  formatMoneyRange(known(low), known(high), currency, lang)

/** "€44–220" or "44–220 €"; one figure when both ends round to the same. */
export function formatMoneyRange(low: number, high: number, currency: CurrencyCode, lang: Language): string {
  const [from, to] = [Math.round(low), Math.round(high)]
  if (from === to) return formatMoney(low, currency, lang)
  return withSymbol(`${formatNumber(from, lang)}${enDash}${formatNumber(to, lang)}`, currency, lang)
}

/** A price of a text in euro. */
export function formatTextPrice({ low, high = low, digits = 0 }: TextPrice, lang: Language): string {
  return formatPrice({ low, high }, 'EUR', lang, digits)
}

/** A text with prices in euro. */
export function formatRich(text: Rich, lang: Language): string {
  return text.map((part) => (typeof part === 'string' ? part : formatTextPrice(part, lang))).join('')
}

/** Prices with decimals as well: "€2.55", "12,50–18 €"; yen never have any (D27). */
export function formatPrice(
  { low, high }: { low: number; high: number },
  currency: CurrencyCode,
  lang: Language,
  digits: number,
): string {
  if (digits === 0 || currency === 'JPY') return formatMoneyRange(low, high, currency, lang)
  const [from, to] = [low, high].map((amount) => fixedNumber(lang, digits, amount))
  return withSymbol(from === to ? `${from}` : `${from}${enDash}${to}`, currency, lang)
}

const fixedNumber = memo((lang: Language, digits: number, value: number) =>
  new Intl.NumberFormat(languageInfo[lang].locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value),
)

/** Duration, rounded and then split (D28): "2h 16m" in English, "2 h 16 min" elsewhere. */
export function formatDuration(minutes: number, lang: Language): string {
  return wholeMinutes(Math.max(0, Math.round(minutes)), lang)
}

const wholeMinutes = memo((whole: number, lang: Language) => {
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const units = lang === 'en' ? ['h', 'm'] : [`${nbsp}h`, `${nbsp}min`]
  const parts = [hours > 0 || rest === 0 ? `${hours}${units[0]}` : '', rest > 0 ? `${rest}${units[1]}` : '']
  return whole === 0 ? `0${units[1]}` : parts.filter(Boolean).join(lang === 'en' ? ' ' : nbsp)
})

/** A time in a sentence, such as an interval: "15 min" in every language; from an hour as a duration. */
export function formatMinutes(minutes: number, lang: Language): string {
  const whole = Math.max(0, Math.round(minutes))
  return whole < 60 ? `${whole}${nbsp}min` : wholeMinutes(whole, lang)
}

/** A time of day from "07:00": "7 h" and "22 h 15" in French, as it stands elsewhere. */
export function formatTime(time: string, lang: Language): string {
  return lang === 'fr' ? frenchTimes(time) : time
}

/** "m" also means minutes, so metres are written out. */
const metres: Record<Language, string> = {
  en: 'metres',
  de: 'Meter',
  fr: 'mètres',
  es: 'metros',
  it: 'metri',
}

/** "344 km"; below 1 km in metres (D24). */
export function formatDistance(km: number, lang: Language): string {
  return km < 1
    ? `${formatNumber(km * 1000, lang)}${nbsp}${metres[lang]}`
    : `${formatNumber(km, lang)}${nbsp}km`
}

/** kg CO2e: one decimal below 10, whole above. */
export function formatCo2(kg: number, lang: Language): string {
  return `${formatNumber(kg, lang, kg < 10 ? 1 : 0)}${nbsp}kg`
}

// British English writes millions as "m", which also means metre and minute.
const compactNumber = memo((lang: Language) => {
  const { locale } = languageInfo[lang]
  return new Intl.NumberFormat(lang === 'en' ? 'en-US' : locale, { notation: 'compact' })
})

/** A round number and more: "10,000+", "2M+", "2 Mio.+". */
export function formatAtLeast(value: number, lang: Language): string {
  return `${value >= 1e6 ? compactNumber(lang).format(value) : formatNumber(value, lang)}+`
}

/** "London, Paris and Rome" in the language. */
export function formatList(
  items: readonly string[],
  lang: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  if (items.length < 2) return items[0] ?? ''
  const text = listFormat(lang, type).format(items)
  // Italian writes "ed" before another e, which CLDR lacks.
  return lang === 'it' ? text.replace(/ e (?=[EÈÉeèé](?!.* e ))/, ' ed ') : text
}

/** Names that texts use in place of CLDR's official ones. */
const shortCountryNames: Partial<Record<Language, Record<string, string>>> = {
  de: { GB: 'Großbritannien', US: 'USA' },
}

/** Country name by Intl.DisplayNames. */
export const countryName = memo(
  (code: string, lang: Language) => shortCountryNames[lang]?.[code] ?? regionNames(lang).of(code) ?? code,
)
