// Checks of data/night-lines: a line joins several towns, says what happens once, and never begins after it ends.
import type { NightLine } from '#catalogue/night-line.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

/** The towns of a line without regard to its direction. */
const lineOf = ({ operators, places }: NightLine) =>
  [operators.join(' '), ...[places[0], places.at(-1)].sort()].join(' ')

export function checkNightLines(lines: readonly Located<NightLine>[], problems: Problems): void {
  for (const { where, places, basis } of lines) {
    if (new Set(places).size < 2)
      problems.add(
        where,
        `"places" is ${places.join(' ')}, one town.`,
        'Name both ends of the line at least.',
      )
    if (basis === 'composed' || basis === 'modelled')
      problems.add(
        where,
        `"basis" is ${basis}, but no formula knows when a line begins.`,
        'Write published or known.',
      )
  }
  for (const same of Map.groupBy(lines, (line) => `${line.event} ${lineOf(line)}`).values()) {
    const [first, ...more] = same
    for (const { where, event, places } of more)
      problems.add(
        where,
        `${event} ${places[0]}–${places.at(-1)} again, as ${first?.where}.`,
        'Remove one of the rows.',
      )
  }
  for (const same of Map.groupBy(lines, lineOf).values()) {
    const [begins, ends] = ['begins', 'ends'].map((event) => same.find((line) => line.event === event))
    if (begins && ends && begins.date > ends.date)
      problems.add(
        ends.where,
        `"date" is ${ends.date}, before the line begins on ${begins.date} (${begins.where}).`,
        'Correct one of the dates.',
      )
  }
}
