// The form of meetings: it sends its fields to the page itself, so it needs no script.
import { formatDuration, formatMoney } from '#i18n/format.ts'
import type { MeetModel } from '#models/on-request/meet-page.ts'
import type { PageWords } from '../page-words.ts'

/** The list of towns in the shell (components/meet/TownList.astro). */
export const townList = 'towns'

interface Props {
  form: MeetModel['form']
  page: PageWords
}

function Limit({
  name,
  label,
  any,
  limit: { offered, chosen },
  textOf,
}: {
  name: string
  label: string
  any: string
  limit: MeetModel['form']['hours']
  textOf: (limit: number) => string
}) {
  return (
    <label>
      {label}
      <select className="field" name={name} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {offered.map((limit) => (
          <option key={limit} value={limit}>
            {textOf(limit)}
          </option>
        ))}
      </select>
    </label>
  )
}

export function MeetForm({ form, page: { lang, t } }: Props) {
  const { meet, route } = t
  return (
    <form className="meet-form no-print" action={form.action} method="get" autoComplete="off">
      <fieldset>
        <legend>{meet.starts}</legend>
        {form.starts.map(({ label, value, isNeeded }) => (
          <label key={label}>
            {label}
            <input
              className="field"
              type="text"
              name="from"
              list={townList}
              defaultValue={value}
              maxLength={80}
              required={isNeeded}
              autoCapitalize="words"
              spellCheck={false}
            />
          </label>
        ))}
      </fieldset>
      <div>
        <label>
          {meet.orderBy}
          <select className="field" name="order" defaultValue={form.order}>
            {form.orders.map(({ order, label }) => (
              <option key={order} value={order}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Limit
          {...{ name: 'hours', label: meet.hours, any: meet.any, limit: form.hours }}
          textOf={(hours) => formatDuration(hours * 60, lang)}
        />
        <Limit
          {...{ name: 'euro', label: meet.euro, any: meet.any, limit: form.euro }}
          textOf={(euro) => formatMoney(euro, 'EUR', lang)}
        />
        <label className="meet-check">
          <input type="checkbox" name="fly" value="0" defaultChecked={!form.flying} />
          {route.chips.noFlying}
        </label>
        <button className="button" type="submit">
          {meet.find}
        </button>
      </div>
    </form>
  )
}
