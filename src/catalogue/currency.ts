// Currencies: those visitors choose from, and those fares in data/ may also use.

/** Signs and fallback rates per euro of the currencies visitors choose from (D27, D123). */
const shown = {
  EUR: { symbol: '€', fallbackRate: 1 },
  USD: { symbol: '$', fallbackRate: 1.09 },
  GBP: { symbol: '£', fallbackRate: 0.86 },
  JPY: { symbol: '¥', fallbackRate: 163.5 },
  CHF: { symbol: 'CHF', fallbackRate: 0.96 },
  CAD: { symbol: 'C$', fallbackRate: 1.52 },
  AUD: { symbol: 'A$', fallbackRate: 1.68 },
} as const
/** Units per euro of currencies used only in `data/`: rounded ECB rates of 2025. */
const inDataOnly = { CZK: 25 } as const

export type CurrencyCode = keyof typeof shown
/** Currencies of the menu, in its order. */
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
/** Currencies of fares in `data/`. */
export const fareCurrencies = [...currencies, ...Object.keys(inDataOnly)] as FareCurrency[]
/** Units per euro the compiler converts fares with. */
export const compileRates: Readonly<Record<FareCurrency, number>> = { ...fallbackRates, ...inDataOnly }
