// A list of coach lines: stops in order of one trip a line, without hours and days. Its stops are a table of their own.
import { readFileSync } from 'node:fs'
import type { Point } from '#geo/distance.ts'
import { Problems, WrongData } from '../../read/problems.ts'
import { tableRows } from '../table-rows.ts'

export interface LineStop extends Point {
  name: string
}

export interface CoachLine {
  /** number on the coach, several lines may share it: "FlixBus 006" */
  id: string
  /** "Munich - Zurich" */
  name: string
  stops: readonly LineStop[]
}

/**
 * @param file table of lines (`line`, `name`, `stops`: ids separated by spaces)
 * @param stopsFile table of its stops (`id`, `name`, `lat`, `lng`)
 * @throws WrongData naming the lines whose stops are not in the table
 */
export function readLineList(file: string, stopsFile: string): CoachLine[] {
  const problems = new Problems()
  const stops = new Map<string, LineStop>()
  for (const { where, cells } of tableRows(stopsFile, readFileSync(stopsFile), [
    'id',
    'name',
    'lat',
    'lng',
  ])) {
    const { id, name, lat, lng } = cells
    if (lat === '' || lng === '' || !Number.isFinite(Number(lat)) || !Number.isFinite(Number(lng)))
      problems.add(where, `lies at "${lat}, ${lng}".`, 'Give degrees with a decimal point.')
    stops.set(id, { name, lat: Number(lat), lng: Number(lng) })
  }
  const lines = tableRows(file, readFileSync(file), ['line', 'name', 'stops']).map(({ where, cells }) => {
    const ofLine = cells.stops.split(' ').flatMap((id) => {
      const stop = stops.get(id)
      if (!stop)
        problems.add(where, `stop "${id}" is not in ${stopsFile}.`, 'Add it, or take both tables of one day.')
      return stop ? [stop] : []
    })
    return { id: cells.line, name: cells.name, stops: ofLine }
  })
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return lines
}
