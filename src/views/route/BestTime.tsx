// Best time to travel: the season that suits both ends, and the year of each as a drawing (D111).
import type { Prose } from '#i18n/prose/en.ts'
import type { CityYear as Year } from '#models/city-year.ts'
import type { SectionProps } from './section.ts'

/** Pixels of the drawings: the band of temperatures, and a day of rain each. */
const bandHeight = 32
export const rainHeight = 16

interface Props {
  year: Year
  words: Prose['bestTime']
}

function Head({ year: { seasons, months } }: Pick<Props, 'year'>) {
  return (
    <thead>
      <tr>
        <td />
        {seasons.map(({ season, name, isBest }) => (
          <th key={season} scope="colgroup" colSpan={3}>
            {isBest ? <b>{name}</b> : name}
          </th>
        ))}
      </tr>
      <tr>
        <td />
        {months.map(({ letter, name }) => (
          <th key={name} scope="col" aria-label={name}>
            {letter}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A figure for each month. */
const Values = ({ values }: { values: readonly string[] }) =>
  values.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: months keep their order
    <td key={index}>{value}</td>
  ))

/** A drawing in the first season that goes on over the others. */
function Drawing({ year, view, height, path }: { year: Year; view: string; height: number; path: string }) {
  return (
    <>
      <td colSpan={3}>
        <svg viewBox={view} height={height} preserveAspectRatio="none" aria-hidden="true">
          <path d={path} />
        </svg>
      </td>
      {year.seasons.slice(1).map(({ season }) => (
        <td key={season} colSpan={3} />
      ))}
    </>
  )
}

/**
 * The year of a city, December first: a table whose rows carry their drawing. The four cells of a season keep its
 * shade; the drawing begins in the first and goes on over the others.
 */
function CityYear({ year, words }: Props) {
  const rainView = `0 -${rainHeight} 24 ${rainHeight}`
  return (
    <table className="months">
      <caption>{year.city}</caption>
      <colgroup />
      {year.seasons.map(({ season, isBest }) => (
        <colgroup key={season} span={3} className={isBest ? 'best' : undefined} />
      ))}
      <Head year={year} />
      <tbody>
        <tr>
          <th scope="row" rowSpan={2}>
            {words.high}
          </th>
          <Values values={year.high} />
        </tr>
        <tr>
          <Drawing year={year} view={year.bandView} height={bandHeight} path={year.band} />
        </tr>
        <tr>
          <th scope="row">{words.low}</th>
          <Values values={year.low} />
        </tr>
        <tr>
          <th scope="row" rowSpan={2}>
            {words.rain}
          </th>
          <Drawing year={year} view={rainView} height={rainHeight} path={year.rainSteps} />
        </tr>
        <tr>
          <Values values={year.rain} />
        </tr>
        <tr>
          <th scope="row">
            {words.crowds}
            <br />
            {words.hotels}
          </th>
          {year.seasons.map(({ season, crowds, hotels }) => (
            <td key={season} colSpan={3}>
              {crowds}
              <br />
              <data value="">{hotels}</data>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

export function BestTime({ model: { bestTime, prose } }: SectionProps) {
  if (!bestTime) return null
  return (
    <section className="section" aria-labelledby="best-time">
      <h3 id="best-time">{prose.bestTime.title}</h3>
      <p className="mt-1">{bestTime.verdict}</p>
      <div className="halves">
        {bestTime.years.map((year) => (
          <CityYear key={year.city} year={year} words={prose.bestTime} />
        ))}
      </div>
      <p className="mt-1 text-xs text-muted">{prose.bestTime.note}</p>
    </section>
  )
}
