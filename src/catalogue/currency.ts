// Currencies: those a visitor may choose, and those a fare in data/ may also be written in.

/** Sign, and units for one euro where no live rate is at hand, of every currency a visitor may choose (D27). */
const shown = {
  EUR: { symbol: '€', fallbackRate: 1 },
  USD: { symbol: '$', fallbackRate: 1.09 },
  GBP: { symbol: '£', fallbackRate: 0.86 },
  JPY: { symbol: '¥', fallbackRate: 163.5 },
  CHF: { symbol: 'CHF', fallbackRate: 0.96 },
  CAD: { symbol: 'C$', fallbackRate: 1.52 },
  AUD: { symbol: 'A$', fallbackRate: 1.68 },
} as const
/** Units for one euro of currencies only `data/` uses: rounded ECB rates of 2025. */
const inDataOnly = { CZK: 25 } as const

export type CurrencyCode = keyof typeof shown
/** Currencies a visitor may choose, in the order of the menu. */
export const currencies = Object.keys(shown) as CurrencyCode[]

const ofEach = <T>(value: (currency: (typeof shown)[CurrencyCode]) => T) =>
  Object.fromEntries(currencies.map((code) => [code, value(shown[code])])) as Record<CurrencyCode, T>
export const currencySymbols: Readonly<Record<CurrencyCode, string>> = ofEach(({ symbol }) => symbol)
export const fallbackRates: Readonly<Record<CurrencyCode, number>> = ofEach(
  ({ fallbackRate }) => fallbackRate,
)

export function isCurrency(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(shown, value)
}

export type FareCurrency = CurrencyCode | keyof typeof inDataOnly
/** Currencies a fare in `data/` may be written in. */
export const fareCurrencies = [...currencies, ...Object.keys(inDataOnly)] as FareCurrency[]
/** Units for one euro with which the compiler converts fares. */
export const compileRates: Readonly<Record<FareCurrency, number>> = { ...fallbackRates, ...inDataOnly }
