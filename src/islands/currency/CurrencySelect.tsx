// The currency every price of the page is shown in.
import { type CurrencyCode, currencies } from '#i18n/format.ts'
import { island } from '#lib/island.tsx'

export interface Props {
  words: {
    label: string
    /** names of the currencies in the page's language, shown after the code */
    names: Record<CurrencyCode, string>
    fallback: string
  }
}

function CurrencySelect({ words }: Props) {
  return (
    <label className="grid gap-1">
      <span className="text-xs text-muted">{words.label}</span>
      <select className="field" name="currency" data-currency autoComplete="off" defaultValue="EUR">
        {currencies.map((code) => (
          <option key={code} value={code}>{`${code} ${words.names[code]}`}</option>
        ))}
      </select>
    </label>
  )
}

export default island(CurrencySelect)
