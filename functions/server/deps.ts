// What the app needs from its host; Node and the edge pass their own.

import type { FactsFile } from '#catalogue/facts-file.ts'
import type { CompetitiveFile } from '#catalogue/opportunity.ts'
import type { Release } from '#catalogue/release.ts'
import type { Slug } from '#catalogue/route.ts'
import type { Database } from '#functions/db/database.ts'
import type { Csp } from '#lib/security-headers.ts'
import type { World } from '#models/on-request/generated-route.ts'
import type { Directory } from '#places/directory.ts'
import type { PlaceIndex } from '#places/place-index.ts'
import type { AnswerCache } from './cache.ts'
import type { Config } from './config.ts'
import type { Work } from './work.ts'

/** Whether a client may go on; asked once per POST. */
export type RateLimit = (client: string) => Promise<boolean>

/** The built files. */
export interface Assets {
  /** the answer to a request for a file; 404 for a missing one */
  fetch(request: Request): Promise<Response>
  /** a file to work with, by its path on the site, cheaper than an answer; undefined for a missing one */
  bytes(path: string): Promise<Uint8Array | undefined>
}

export interface Deps {
  db: Database
  assets: Assets
  cache: AnswerCache
  rateLimit: RateLimit
  /** whether a client may still name something outside the catalogue; more counts as "other" */
  nameLimit: RateLimit
  /** true: POSTs are refused, so pages stay fast; the edge starts more isolates instead */
  isOverloaded?(): boolean
  /** budget of work on request; without it work is done at once */
  work?: Work
  /** address of the client; empty when the host does not know it */
  clientAddress(request: Request): string
  /** true for a visitor at the machine itself; absent: for none */
  isLocal?(request: Request): boolean
  config: Config
  directory: Directory
  /** every place of the gazetteer */
  places: PlaceIndex
  world: World
  /** of the catalogue, for pages of pairs */
  facts: FactsFile
  /** pairs of towns whose pages search engines may list (D6) */
  indexedPairs: ReadonlySet<Slug>
  /** ideas judged by editors */
  opportunities: CompetitiveFile
  csp: Csp
  release: Release
  now(): Date
  fetch: typeof fetch
}
