// A price in euro as <data value data-high>, which the currency script can rewrite.
import { aboutSign, formatMoney, formatMoneyRange } from '#i18n/format.ts'
import type { Language } from '#lib/languages.ts'

export interface MoneyProps {
  low: number
  high?: number | undefined
  lang: Language
  /** "€44+", on the home page, where prices stay in euro (D91) */
  plus?: boolean
  /** an estimate, and says so: "≈ €44" */
  about?: boolean | undefined
  /** a published fare, which conversion does not round to two figures (D27) */
  exact?: boolean | undefined
  className?: string | undefined
}

export function Money({
  low,
  high,
  lang,
  plus = false,
  about = false,
  exact = false,
  className,
}: MoneyProps) {
  const amount = high === undefined ? formatMoney(low, 'EUR', lang) : formatMoneyRange(low, high, 'EUR', lang)
  return (
    <data
      className={className}
      value={low}
      data-high={high === low ? undefined : high}
      data-about={about ? '' : undefined}
      data-exact={exact ? '' : undefined}
    >
      {`${about ? aboutSign : ''}${amount}${plus ? '+' : ''}`}
    </data>
  )
}
