// The form of tours: as it was sent, with room for ten towns. It asks its own page.
import { tourMeasures } from '#catalogue/tour.ts'
import { mostNights, mostStops } from '#catalogue/tour-query.ts'
import { usualNights } from '#catalogue/tour-usual.ts'
import { mostTravellers } from '#catalogue/trip-plan.ts'
import { pathTo } from '#i18n/paths.ts'
import type { TourModel } from '#models/on-request/tour-page.ts'
import type { PageWords } from '../page-words.ts'
import { Icon } from '../ui/Icons.tsx'

interface Props {
  model: TourModel
  page: PageWords
}

/** The list of all towns, which stands once in the page (Towns.astro). */
export const townsListId = 'tour-towns'
/** Rows that an empty form shows. */
const firstRows = 3

function Row({ index, model: { found }, page: { t, icons } }: Props & { index: number }) {
  const { form } = t.tour
  const stop = found[index]
  const number = index + 1
  const actions = [
    { name: 'up', word: form.up(number), icon: 'chevron' },
    { name: 'down', word: form.down(number), icon: 'chevron' },
    { name: 'remove', word: form.remove(number), icon: 'close' },
  ]
  return (
    <li data-row="">
      <span className="figure text-muted" aria-hidden="true">
        {number}
      </span>
      <input
        type="text"
        className="field"
        name="stop"
        list={townsListId}
        maxLength={80}
        autoComplete="off"
        required={index < 2}
        spellCheck={false}
        aria-label={form.town(number)}
        aria-invalid={stop?.problem ? true : undefined}
        defaultValue={stop?.text ?? ''}
      />
      <label>
        <span>{form.nights}</span>
        <input
          className="field"
          type="number"
          name="nights"
          min={0}
          max={mostNights}
          aria-label={`${form.nights}, ${form.town(number)}`}
          defaultValue={stop?.nights ?? usualNights(index)}
        />
      </label>
      <span className="needs-js">
        {actions.map(({ name, word, icon }) => (
          <button key={name} type="button" data-do={name} title={word}>
            <Icon name={icon} icons={icons} />
            <span className="sr-only">{word}</span>
          </button>
        ))}
      </span>
    </li>
  )
}

function Check({
  name,
  value,
  isChecked,
  word,
}: {
  name: string
  value: string
  isChecked: boolean
  word: string
}) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      {word}
    </label>
  )
}

function Choices({ model: { question }, page: { t } }: Props) {
  const { form } = t.tour
  const { order, returns, prefersNight, filter, start } = question
  const people = Array.from({ length: mostTravellers }, (_, index) => index + 1)
  return (
    <fieldset className="tour-choices">
      <legend>{form.choices}</legend>
      <label>
        <span>{form.order}</span>
        <select className="field" name="order" defaultValue={order ?? ''}>
          <option value="">{form.orders.given}</option>
          {tourMeasures.map((measure) => (
            <option key={measure} value={measure}>
              {form.orders[measure]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{form.night}</span>
        <select className="field" name="night" defaultValue={prefersNight ? '1' : filter.byDay ? '0' : ''}>
          <option value="">{form.byNight.best}</option>
          <option value="1">{form.byNight.wanted}</option>
          <option value="0">{form.byNight.never}</option>
        </select>
      </label>
      <label>
        <span>{t.route.chips.travellersLabel}</span>
        <select className="field" name="travellers" defaultValue={filter.plan.travellers}>
          {people.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{form.start}</span>
        <input className="field" type="date" name="start" defaultValue={start} />
      </label>
      <p>
        <Check name="return" value="1" isChecked={returns} word={form.returns} />
        <Check name="fly" value="0" isChecked={!filter.plan.flying} word={t.route.chips.noFlying} />
      </p>
    </fieldset>
  )
}

export function TourForm({ model, page }: Props) {
  const { form } = page.t.tour
  const shown = Math.min(mostStops, Math.max(firstRows, model.found.length))
  const rows = Array.from({ length: mostStops }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
    <Row key={index} index={index} model={model} page={page} />
  ))
  return (
    <form className="tour-form" action={pathTo.tour(page.lang)} data-tour-form="">
      <fieldset>
        <legend>{form.legend}</legend>
        <ol data-rows="">{rows.slice(0, shown)}</ol>
        {shown < mostStops && (
          <details className="tour-more">
            <summary>{form.more}</summary>
            <ol>{rows.slice(shown)}</ol>
          </details>
        )}
        <button className="button-quiet needs-js" type="button" data-do="add" hidden={shown === mostStops}>
          {form.add}
        </button>
      </fieldset>
      <Choices model={model} page={page} />
      <button className="button" type="submit">
        {form.submit}
      </button>
    </form>
  )
}
