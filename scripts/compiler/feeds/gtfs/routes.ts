// Routes of a feed with the agency that runs them.
import type { StopKind } from '#catalogue/network.ts'
import { StepError } from '#tools/process.ts'
import { stopKindOf } from './modes.ts'
import type { ReadTable } from './table.ts'

export interface Route {
  agency: string
  timeZone: string
  shortName: string
  /** long name, else the description */
  longName: string
  routeType: number
  /** undefined: of a kind that is not read, such as a metro */
  kind: StopKind | undefined
}

interface Agency {
  name: string
  timeZone: string
}

/** Routes by id. @throws StepError when an agency has no time zone that exists */
export async function readRoutes(read: ReadTable, path: string): Promise<Map<string, Route>> {
  const agencies = await readAgencies(read, path)
  const [only] = agencies.values()
  const routes = new Map<string, Route>()
  await read(
    {
      file: 'routes.txt',
      required: ['route_id', 'route_type'],
      optional: ['agency_id', 'route_short_name', 'route_long_name', 'route_desc'],
    },
    (cell) => {
      const agency = agencies.get(cell('agency_id')) ?? only
      const routeType = Number(cell('route_type') || Number.NaN)
      routes.set(cell('route_id'), {
        agency: agency?.name ?? '',
        timeZone: agency?.timeZone ?? '',
        shortName: cell('route_short_name'),
        longName: cell('route_long_name') || cell('route_desc'),
        routeType,
        kind: stopKindOf(routeType),
      })
    },
  )
  return routes
}

async function readAgencies(read: ReadTable, path: string): Promise<Map<string, Agency>> {
  const agencies = new Map<string, Agency>()
  await read(
    { file: 'agency.txt', required: ['agency_name', 'agency_timezone'], optional: ['agency_id'] },
    (cell, line) => {
      const timeZone = cell('agency_timezone')
      if (!isTimeZone(timeZone))
        throw new StepError(
          `${path}: agency.txt:${line}: "${timeZone}" is no time zone, so no hour can be read. Ask the publisher for a sound feed.`,
        )
      agencies.set(cell('agency_id'), { name: cell('agency_name') || cell('agency_id'), timeZone })
    },
  )
  return agencies
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name || 'none' }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
