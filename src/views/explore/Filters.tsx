// What narrows the towns around one: fields with the names of the address, drawn where scripts run.
import { currencies } from '#catalogue/currency.ts'
import { filterSteps } from '#catalogue/explore.ts'
import { modes } from '#catalogue/mode.ts'
import { mostTravellers } from '#catalogue/trip-plan.ts'
import type { PageWords } from '../page-words.ts'
import { ModeIcon, Night } from '../ui/Icons.tsx'

/** The steps of a slider; its last is "any". */
function Slider({ name, label }: { name: keyof typeof filterSteps; label: string }) {
  const last = filterSteps[name].length
  return (
    <div className="slider">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <output htmlFor={`filter-${name}`} data-output={name} />
      <input id={`filter-${name}`} type="range" name={name} min={0} max={last} defaultValue={last} />
    </div>
  )
}

export default function Filters({ count, page }: { count: string; page: PageWords }) {
  const { t, icons } = page
  const words = t.explore.filter
  const { chips } = t.route
  return (
    <form
      className="filters needs-js no-print"
      id="filters"
      data-filters
      data-script="explore"
      autoComplete="off"
      aria-label={words.legend}
    >
      <p className="explore-count" role="status" data-count>
        {count}
      </p>
      <label className="switch">
        <input type="checkbox" name="fly" value="0" />
        {chips.noFlying}
      </label>
      <Slider name="hours" label={words.hours} />
      <Slider name="euro" label={words.euro} />
      <Slider name="co2" label={words.co2} />
      <fieldset>
        <legend className="sr-only">{words.modes}</legend>
        {modes.map((mode) => (
          <label key={mode}>
            <input type="checkbox" name="modes" value={mode} defaultChecked />
            <ModeIcon mode={mode} icons={icons} />
            {t.transport.modes[mode]}
          </label>
        ))}
      </fieldset>
      <div className="pair">
        <label>
          <span>{words.changes}</span>
          <select className="explore-select" name="changes">
            <option value="">{words.anyChanges}</option>
            <option value="0">{words.direct}</option>
            {[1, 2].map((count) => (
              <option key={count} value={count}>
                {words.mostChanges(count)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{chips.travellersLabel}</span>
          <select className="explore-select" name="travellers">
            {Array.from({ length: mostTravellers }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the options are numbers
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.route.currency}</span>
          <select className="explore-select" name="currency" data-currency>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      </div>
      <div className="ends">
        <label className="switch">
          <input type="checkbox" name="night" value="1" />
          {words.night}
          <Night mode="train" page={page} />
        </label>
        <button className="button-quiet" type="reset">
          {words.reset}
        </button>
      </div>
      <p className="text-xs text-muted">
        <span data-rates-note hidden />
      </p>
      <button type="submit" hidden>
        OK
      </button>
    </form>
  )
}
