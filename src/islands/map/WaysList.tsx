// The ways of a map as a list, for keyboards and screen readers: what each follows, and a button that draws it in front.
import { useEffect, useMemo, useState } from 'react'
import type { WayLeg } from '#catalogue/route-ways.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { fill } from '#lib/fill.ts'
import { quietTask } from '#lib/quiet-task.ts'
import type { LegOfWay, MapWay } from './map.ts'

interface Props {
  ways: readonly MapWay[]
  /** id of the way in front */
  front: string | undefined
  choose: (id: string) => void
  words: LiveWords['map']
}

/** What a true line follows. */
function knownAs({ mode, kind }: Pick<WayLeg, 'mode' | 'kind'>): keyof LiveWords['map']['how'] {
  if (kind !== 'true') return kind
  if (mode === 'flight') return 'flight'
  return mode === 'ferry' ? 'lanes' : 'rails'
}

/** "London – Lille, train: along the rails" */
const sentence = ({ from, to, ...leg }: LegOfWay, words: LiveWords['map']) =>
  fill(words.leg, { from, to, mode: words.modes[leg.mode], how: words.how[knownAs(leg)] })

/** What all legs of a way between towns follow, or the one that is marked. */
export function sentenceOf({ legs }: MapWay, words: LiveWords['map'], marked?: number): string {
  const between = legs.filter(({ from, to }) => from !== to)
  const one = between.filter((leg) => leg === legs[marked ?? -1])
  return (one.length > 0 ? one : between).map((leg) => sentence(leg, words)).join('; ')
}

/** Rows that are added at once. */
const fewRows = 25

/**
 * It shows while one of its buttons has the focus. Ways that would read the same are one. A map of hundreds lists a few
 * rows at a time, between which a press is answered.
 */
export function WaysList({ ways, front, choose, words }: Props) {
  const bySentence = useMemo(() => [...Map.groupBy(ways, (way) => sentenceOf(way, words))], [ways, words])
  const [rows, setRows] = useState(fewRows)
  useEffect(() => {
    if (rows < bySentence.length) quietTask().then(() => setRows(rows + fewRows))
  }, [rows, bySentence])
  return (
    <ul className="map-list" aria-label={words.ways}>
      {bySentence.slice(0, rows).map(([sentence, alike]) => (
        <li key={sentence}>
          <button
            type="button"
            aria-pressed={alike.some(({ id }) => id === front)}
            onClick={() => choose((alike[0] as MapWay).id)}
          >
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  )
}
