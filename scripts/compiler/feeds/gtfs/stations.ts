// Stations of a feed: platforms, entrances and boarding areas count as the station they belong to.
import type { ReadTable } from './table.ts'

export interface Station {
  /** the feed's own id of the parent, or of a stop without one */
  id: string
  name: string
  /** NaN where neither the station nor a platform of it says where it is */
  lat: number
  lng: number
  code: string
}

export interface Stations {
  list: readonly Station[]
  /** index in `list` by id of a stop of any kind */
  indexOf: ReadonlyMap<string, number>
}

interface StopRow extends Station {
  parent: string
}

/** Parents of parents that are followed: boarding area, platform, station. */
const deepest = 4

export async function readStations(read: ReadTable): Promise<Stations> {
  const rows = new Map<string, StopRow>()
  await read(
    {
      file: 'stops.txt',
      required: ['stop_id'],
      optional: ['stop_name', 'stop_code', 'stop_lat', 'stop_lon', 'parent_station'],
    },
    (cell) => {
      const id = cell('stop_id')
      rows.set(id, {
        id,
        name: cell('stop_name'),
        code: cell('stop_code'),
        lat: degrees(cell('stop_lat')),
        lng: degrees(cell('stop_lon')),
        parent: cell('parent_station'),
      })
    },
  )
  return asStations(rows)
}

const degrees = (text: string) => (text === '' ? Number.NaN : Number(text))

function asStations(rows: ReadonlyMap<string, StopRow>): Stations {
  const list: Station[] = []
  const indexOf = new Map<string, number>()
  for (const row of rows.values()) {
    const top = stationOf(row, rows)
    if (!indexOf.has(top.id)) indexOf.set(top.id, list.push({ ...top }) - 1)
    const index = indexOf.get(top.id) as number
    indexOf.set(row.id, index)
    fillFrom(list[index] as Station, row)
  }
  return { list, indexOf }
}

function stationOf(row: StopRow, rows: ReadonlyMap<string, StopRow>): StopRow {
  let top = row
  for (let depth = 0; depth < deepest; depth += 1) {
    const parent = rows.get(top.parent)
    if (!parent || parent === top) break
    top = parent
  }
  return top
}

/** A station without place or name takes them from a platform. */
function fillFrom(station: Station, platform: Station): void {
  if (Number.isNaN(station.lat) || Number.isNaN(station.lng)) {
    station.lat = platform.lat
    station.lng = platform.lng
  }
  station.name ||= platform.name
}
