// Checks of calls: one licence a file, the order of the journey, its ends, and what its speeds say.
import { basename } from 'node:path'
import { type Call, callLicences, licencePrefix } from '#catalogue/call.ts'
import type { Source } from '#catalogue/figure.ts'
import type { Service } from '#catalogue/service.ts'
import { type Pattern, patternsIn, placed } from './call-patterns.ts'
import type { Network } from './network.ts'
import { implausibleSpeed } from './plausible-speed.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

export function checkCalls(network: Network, problems: Problems): void {
  const isWhole = network.calls.map((call) => hasPlace(call, problems)).every(Boolean)
  checkLicences(network, problems)
  const before = problems.list.length
  checkFiles(network, problems)
  if (!isWhole || problems.list.length > before) return
  for (const pattern of patternsIn(network.calls)) {
    const service = network.services.get(pattern.service)
    if (!service || !isInOrder(pattern, problems)) continue
    checkEnds(pattern, service, problems)
    checkSpeeds(pattern, service, network, problems)
  }
}

/** Position and name stand in one place: in data/stops, or in the row itself. */
function hasPlace({ where, stop, name, lat, lng }: Located<Call>, problems: Problems): boolean {
  const own = [name, lat, lng].filter((value) => value !== undefined).length
  if (own === (stop === undefined ? 3 : 0)) return true
  if (stop === undefined)
    problems.add(where, 'has neither a stop nor a whole place.', 'Give "stop", or "name", "lat" and "lng".')
  else
    problems.add(
      where,
      `"stop" is "${stop}", and a place of its own is given as well.`,
      'Leave "name", "lat" and "lng" empty: data/stops has them.',
    )
  return false
}

/** Both directions stand in one file, so that a service has one licence and one credit. */
function checkFiles({ calls }: Pick<Network, 'calls'>, problems: Problems): void {
  const files = new Map<string, Located<Call>>()
  for (const call of calls) {
    const first = files.get(call.service)
    if (!first) files.set(call.service, call)
    else if (fileOf(first) !== fileOf(call)) {
      problems.add(
        call.where,
        `"service" is "${call.service}", whose calls begin in ${fileOf(first)}.`,
        'Keep the calls of one feed, the newer one.',
      )
      files.set(call.service, call)
    }
  }
}

const fileOf = ({ where }: { where: string }) => where.replace(/:\d+$/, '')

/** A file carries one licence that allows to pass it on, and its name says which. */
function checkLicences({ calls, sources }: Network, problems: Problems): void {
  for (const [file, rows] of Map.groupBy(calls, fileOf)) {
    const named = rows.flatMap((row) =>
      row.sources.flatMap((id) => {
        const source = sources.get(id)
        return source ? [{ row, source }] : []
      }),
    )
    const [first] = named
    if (!first) continue
    const other = named.find(({ source }) => source.licence !== first.source.licence)
    if (other)
      problems.add(
        other.row.where,
        `"sources" names "${other.source.id}" (${other.source.licence}) in a file of ${first.source.licence}.`,
        'Move the row to a file of its licence.',
      )
    else checkLicence(file, first.source, problems)
  }
}

function checkLicence(file: string, source: Located<Source>, problems: Problems): void {
  if (!(source.licence in callLicences))
    problems.add(
      file,
      `rests on "${source.id}", whose licence is "${source.licence}".`,
      `Enter calls of feeds under ${Object.keys(callLicences).join(', ')} only.`,
    )
  else if (!basename(file).startsWith(licencePrefix(source)))
    problems.add(
      file,
      `holds calls under ${source.licence}.`,
      `Begin its name with ${licencePrefix(source)}-.`,
    )
}

/** Calls are counted from 1, and each is later than the one before. */
function isInOrder({ rows }: Pattern, problems: Problems): boolean {
  const before = problems.list.length
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1]
    if (row.sequence !== index + 1) {
      const isTwice = previous?.sequence === row.sequence
      const what = isTwice ? `which ${previous.where} has already` : `not ${index + 1}`
      problems.add(
        row.where,
        `"sequence" is ${row.sequence}, ${what}.`,
        'Count the calls of a direction from 1.',
      )
      break
    }
    checkMinutes(row, previous, problems)
    checkHours(row, previous, problems)
  }
  return problems.list.length === before
}

function checkMinutes(
  { where, arrives, departs }: Located<Call>,
  previous: Call | undefined,
  problems: Problems,
): void {
  if (!previous && (arrives > 0 || departs > 0))
    problems.add(where, 'is the first call and leaves after minute 0.', 'Count minutes from its departure.')
  if (departs < arrives)
    problems.add(where, `"departs" is ${departs}, before it arrives at ${arrives}.`, 'Swap the two.')
  if (previous && arrives <= previous.departs)
    problems.add(
      where,
      `"arrives" is ${arrives}, not after the call before, which leaves at ${previous.departs}.`,
      'Correct the minutes, or the order.',
    )
}

/** The hours of a day stand once, at the first call. */
function checkHours(
  { where, first, last }: Located<Call>,
  previous: Call | undefined,
  problems: Problems,
): void {
  const remedy = 'Give both in the first row of a direction, or none.'
  if (previous && (first || last))
    problems.add(where, '"first" or "last" is given after the first call.', remedy)
  else if (!first !== !last) problems.add(where, '"first" or "last" is empty.', remedy)
}

function checkEnds({ rows, direction }: Pattern, service: Located<Service>, problems: Problems): void {
  if (direction === 'back' && service.oneWay)
    problems.add(
      (rows[0] as Call & { where: string }).where,
      `"direction" is "back", and "${service.id}" runs one way.`,
      'Write there, or correct "oneWay" of the service.',
    )
  const ends = direction === 'there' ? [service.from, service.to] : [service.to, service.from]
  for (const [end, row] of [
    [ends[0], rows[0]],
    [ends[1], rows.at(-1)],
  ] as const)
    if (row && row.stop !== end)
      problems.add(
        row.where,
        `${row === rows[0] ? 'begins' : 'ends'} at "${row.stop ?? row.name}", and "${service.id}" at "${end}".`,
        'Enter the calls from end to end of the service.',
      )
  if (rows.length < 2)
    problems.add((rows[0] as Located<Call>).where, 'is the only call of its direction.', 'Enter the others.')
}

/** Minutes are whole, so each time may be a minute longer than it says. Slow is no mistake: trains wait. */
function checkSpeeds(
  { rows }: Pattern,
  service: Service,
  { stops }: Pick<Network, 'stops'>,
  problems: Problems,
): void {
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1]
    if (!before) continue
    const [from, to] = [placed(before, stops), placed(row, stops)]
    const wrong = implausibleSpeed(service.mode, from, to, row.arrives - before.departs + 1)
    if (wrong?.includes('too fast'))
      problems.add(row.where, `"arrives" after ${from.name} ${wrong}`, 'Correct the minutes, or the place.')
  }
}
