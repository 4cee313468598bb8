// The files of .build: the catalogue for pages, the directory for functions and browsers.

import { join } from 'node:path'
import { type EstimateModels, estimatedModes } from '#catalogue/estimates.ts'
import type { FareModel } from '#catalogue/factor.ts'
import type { CatalogueMeta } from '#catalogue/load.ts'
import { modes } from '#catalogue/mode.ts'
import { citiesOf } from '#catalogue/place.ts'
import type { Release } from '#catalogue/release.ts'
import type { RouteSummary } from '#catalogue/route.ts'
import { summarise } from '#catalogue/summary.ts'
import type { Directory } from '#places/directory.ts'
import { noPages, type PagesBeside } from '#places/pages-beside.ts'
import { packageVersion } from '#tools/package-version.ts'
import { removeOthers } from '#tools/prune.ts'
import { writeIfNew } from '#tools/write-if-new.ts'
import type { Composed } from '../compose/compile.ts'
import type { Content } from '../content/check.ts'
import type { FeedTables } from '../feeds/feed-tables.ts'
import { ratedModels } from '../figures/rated-models.ts'
import type { GeonamesPlace } from '../gazetteer/geonames.ts'
import type { ReachCount } from '../reach/summary.ts'
import type { Facts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'
import type { Judgements } from '../read/opportunities.ts'
import type { Located } from '../read/table.ts'
import { trueLines } from '../shapes/true-lines.ts'
import { agesByMode, knownCounts } from './ages.ts'
import { compiledCalls } from './calls.ts'
import { catalogueFigures } from './catalogue-figures.ts'
import { competitiveFile } from './competitive.ts'
import { contentHashes, hashOfFiles, plain, routeText } from './content-hash.ts'
import { coverage } from './coverage.ts'
import { compiledFacts } from './facts.ts'
import { factsFile } from './facts-file.ts'
import { lineCoverage } from './line-coverage.ts'
import { nightListCheck } from './night-list.ts'
import { nightDepartures } from './night-trains.ts'
import { pagesOf } from './pages-beside.ts'
import { reachCoverage } from './reach-coverage.ts'
import { readingList } from './reading-list.ts'
import { compiledRoads, compiledShapes, directShapes } from './shapes.ts'
import { stopWords } from './stop-words.ts'
import { summaryCsv } from './summary-csv.ts'
import { agingRows } from './to-look-up.ts'
import { townPopulations } from './town-populations.ts'

/** Items of the reading list that the admin page shows. */
const mostToRead = 20

/** Text of everything a compile writes, by path below the project. */
export type Files = Map<string, string>

const routesFolder = '.build/catalogue/routes/'

const fileOf = (name: string) => `.build/catalogue/${name}.json`
const json = (value: unknown) => `${JSON.stringify(value)}\n`

const record = <T extends { where: string }>(records: ReadonlyMap<string, T>) =>
  Object.fromEntries([...records].map(([id, value]) => [id, plain(value)]))

/** The factors and fare models generated routes are estimated with. */
function estimatesOf({ factors, fareModels }: Network): EstimateModels {
  const estimated = new Set<string>(estimatedModes)
  return {
    factors: Object.fromEntries(
      [...factors]
        .filter(([, { mode }]) => estimated.has(mode))
        .map(([id, { scope: _texts, ...factor }]) => [id, plain(factor)]),
    ),
    fares: Object.fromEntries(
      estimatedModes.map((mode) => [mode, plain(fareModels.get(`default-${mode}`) as Located<FareModel>)]),
    ) as EstimateModels['fares'],
  }
}

function directoryOf(network: Network, summaries: readonly RouteSummary[], pages: PagesBeside): Directory {
  const cities = citiesOf(network.places.values())
  return {
    cities: cities.map(({ id, names, aliases, country, lat, lng, timeZone, iata }) => ({
      id,
      names,
      aliases,
      country,
      lat,
      lng,
      timeZone,
      ...(iata && { iata }),
    })),
    towns: [...network.places.values()]
      .filter(({ kind }) => kind === 'town')
      .map(({ id }) => id)
      .sort(),
    stopWords: stopWords([...network.stops.values()], network.places.values()),
    pages,
    routes: summaries.map(({ slug }) => slug),
    modes: Object.fromEntries(
      modes.map((mode) => [mode, summaries.filter((summary) => summary.modes[mode]).length]),
    ),
    estimates: estimatesOf(network),
  }
}

/** Newest date of any fact used. */
function newest(network: Network): string {
  const dates = [...network.services.values(), ...network.factors.values(), ...network.roads].map(
    ({ asOf }) => asOf,
  )
  return dates.sort().at(-1) ?? ''
}

/** Texts of editors about the whole catalogue, and the facts that the network does not hold. */
interface Editorial {
  judgements?: Judgements
  facts?: Facts
  content?: Content
  feeds?: FeedTables
  geonames?: readonly GeonamesPlace[]
  /** how each town is joined to all others */
  reach?: readonly ReachCount[]
}

/** What a compile writes. */
export interface CompiledFiles {
  /** what pages and servers read */
  catalogue: Files
  /** what editors and the sitemap read, written while pages are drawn */
  reports(): Files
}

/** The compiled catalogue as files; the same input gives the same bytes. */
export function catalogueFiles(
  routes: readonly Composed[],
  network: Network,
  {
    judgements = { opportunities: [], insights: [] },
    facts,
    content,
    feeds,
    geonames,
    reach = [],
  }: Editorial = {},
): CompiledFiles {
  const summaries = routes.map(summarise)
  const files: Files = new Map()
  const catalogue = (name: string, value: unknown) => files.set(fileOf(name), json(value))
  catalogue('places', record(network.places))
  catalogue('town-populations', townPopulations(network, geonames ?? []))
  catalogue('stops', record(network.stops))
  catalogue('operators', record(network.operators))
  catalogue('sources', record(network.sources))
  catalogue('factors', record(network.factors))
  catalogue('fare-models', ratedModels(network))
  catalogue('vignettes', record(network.vignettes))
  catalogue('services', record(network.services))
  catalogue('night-trains', nightDepartures(network))
  const calls = compiledCalls(network)
  catalogue('calls', calls)
  catalogue('fixed-links', record(network.fixedLinks))
  const lines = trueLines(network)
  const shapes = compiledShapes(network, lines)
  catalogue('shapes', shapes)
  catalogue('direct-shapes', directShapes(network, shapes))
  catalogue('roads', compiledRoads(network))
  catalogue('index', summaries)
  catalogue('ages', agesByMode(routes))
  catalogue('known-counts', knownCounts(routes, network))
  const reading = readingList(routes, network)
  catalogue('reading-list', { ...reading, next: reading.next.slice(0, mostToRead) })
  const compiled = facts && compiledFacts(facts, network)
  catalogue('night-list', (facts && nightListCheck(facts.nightList, network)) ?? null)
  if (compiled) for (const [name, value] of Object.entries(compiled)) catalogue(name, value)
  for (const [origin, ofOrigin] of Map.groupBy(routes, (route) => route.origin)) {
    const whole = ofOrigin.map((route) => `${JSON.stringify(route.destination)}:${routeText(route)}`)
    files.set(`${routesFolder}${origin}.json`, `{${whole.join(',')}}\n`)
  }
  const pages = content ? pagesOf(content, Object.values(compiled?.airports ?? {})) : noPages
  const directory = directoryOf(network, summaries, pages)
  files.set('.build/server/directory.json', json(directory))
  const meta: CatalogueMeta = {
    asOf: newest(network),
    cityCount: directory.cities.length,
    routeCount: routes.length,
    hash: hashOfFiles(files),
  }
  catalogue('meta', meta)
  const release: Release = { version: packageVersion(), catalogue: { date: meta.asOf, hash: meta.hash } }
  files.set('.build/server/release.json', json(release))
  files.set('.build/server/facts.json', factsFile(files, calls, network))
  const figures = catalogueFigures(routes, summaries, network)
  catalogue('figures', Object.fromEntries(figures))
  const slugs = new Set(directory.routes)
  files.set('.build/server/opportunities.json', json(competitiveFile(judgements, figures, slugs)))
  const covered = () =>
    coverage(routes, network, {
      gaps: facts?.gaps ?? [],
      aging: agingRows(network, facts, content),
      reading,
      lines: lineCoverage(lines, network),
      ...(feeds && { feeds }),
      ...(geonames && reach.length > 0 && { towns: reachCoverage(reach, network, geonames) }),
    })
  return {
    catalogue: files,
    reports: () =>
      new Map([
        [fileOf('hashes'), json(Object.fromEntries(contentHashes(routes, summaries, network)))],
        ['data/summary.csv', summaryCsv(routes)],
        ['data/COVERAGE.md', covered()],
      ]),
  }
}

/** Writes changed files. @returns how many */
export function writeFiles(root: string, files: Files): number {
  let written = 0
  for (const [path, text] of files) written += Number(writeIfNew(join(root, path), Buffer.from(text)))
  return written
}

/** Writes what has changed of a catalogue, and removes the routes of removed cities. @returns how many files were written */
export function writeCatalogue(root: string, catalogue: Files): number {
  const written = writeFiles(root, catalogue)
  const routes = [...catalogue.keys()].filter((path) => path.startsWith(routesFolder))
  removeOthers(join(root, routesFolder), new Set(routes.map((path) => path.slice(routesFolder.length))))
  return written
}
