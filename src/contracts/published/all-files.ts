// The files any site may read (D52), each with its JSON Schema beside it: /routes-data.schema.json.
import type { z } from 'zod'
import { jsonSchemaOf } from '../json-schema.ts'
import { callsSchema } from './calls.ts'
import {
  airportsDataSchema,
  countryPairsDataSchema,
  ferriesDataSchema,
  guidesDataSchema,
  landmarksDataSchema,
} from './content.ts'
import { routesDataSchema } from './routes.ts'

export interface PublishedFile {
  /** of the path "/routes-data.json" */
  name: string
  what: string
  schema: z.ZodType
}

export const publishedFiles: readonly PublishedFile[] = [
  {
    name: 'routes-data',
    what: 'cities and routes with all options and their provenance',
    schema: routesDataSchema,
  },
  { name: 'airports-data', what: 'airports and the cities they serve', schema: airportsDataSchema },
  { name: 'landmarks-data', what: 'landmarks and the ways to them', schema: landmarksDataSchema },
  { name: 'city-guides-data', what: 'city guides', schema: guidesDataSchema },
  { name: 'country-pairs-data', what: 'travel between two countries', schema: countryPairsDataSchema },
  {
    name: 'ferries-data',
    what: 'ferry routes with operators, fares and schedules',
    schema: ferriesDataSchema,
  },
]

/** One file a service, each under the licence of its feed: /calls/eurostar-london-paris.json */
export const callsFile: PublishedFile = {
  name: 'calls',
  what: 'where one service stops on its way, with the licence and the credit of its feed',
  schema: callsSchema,
}
export const callsPath = (service: string) => `/calls/${service}.json`

export const filePath = (name: string) => `/${name}.json`
export const schemaPath = (name: string) => `/${name}.schema.json`

/** The JSON Schema of a published file. @param site origin of the site, for its `$id` */
export function publishedSchema({ name, what, schema }: PublishedFile, site: string | URL): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: new URL(schemaPath(name), site).href,
    title: filePath(name),
    description: `${what}. Fields may be added; a field that is named here stays.`,
    ...jsonSchemaOf(schema, 'output'),
  }
}

/** A published file: its data after the address of their schema. */
export const publishedReply = (name: string, data: object): Response =>
  Response.json({ $schema: schemaPath(name), ...data })
