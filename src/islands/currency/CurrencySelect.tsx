// The currency menu of a page (D63).
import { useLayoutEffect, useRef } from 'react'
import { currencies, currencySymbols } from '#catalogue/currency.ts'
import { island } from '#lib/island.tsx'
import { $currency, chooseCurrency, isShownCurrency } from '#stores/currency.ts'
import { ensureRates } from '#stores/rates.ts'

export interface Props {
  words: {
    label: string
  }
}

function CurrencySelect({ words }: Props) {
  const select = useRef<HTMLSelectElement>(null)

  // The menu is uncontrolled, so a choice made before hydration is kept.
  useLayoutEffect(() => {
    ensureRates()
    const adopt = () => {
      const chosen = select.current?.value
      if (isShownCurrency(chosen) && chosen !== $currency.get()) chooseCurrency(chosen)
    }
    adopt()
    return $currency.subscribe((currency) => {
      if (select.current) select.current.value = currency
    })
  }, [])

  return (
    <label className="grid gap-1">
      <span className="text-xs text-muted">{words.label}</span>
      <select
        ref={select}
        className="field text-sm"
        name="currency"
        data-currency
        autoComplete="off"
        defaultValue="EUR"
        onChange={({ target }) => isShownCurrency(target.value) && chooseCurrency(target.value)}
      >
        {currencies.map((code) => (
          <option key={code} value={code}>{`${code} ${currencySymbols[code]}`}</option>
        ))}
      </select>
    </label>
  )
}

export default island(CurrencySelect)
