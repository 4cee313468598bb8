// Compiles data/ into the catalogue: reads, checks, composes, writes the texts of the files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Composed } from '../compose/compile.ts'
import { composedRoutes } from '../compose/composed.ts'
import { type Content, readAllContent } from '../content/check.ts'
import { type FeedTables, readFeedTables } from '../feeds/feed-tables.ts'
import { type GeonamesPlace, readGeonames } from '../gazetteer/geonames.ts'
import { readReachSummary } from '../reach/summary.ts'
import type { Facts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'
import { type Judgements, readJudgements } from '../read/opportunities.ts'
import { Problems, WrongData } from '../read/problems.ts'
import { readFacts } from '../read/read-facts.ts'
import { readNetwork } from '../read/read-network.ts'
import { unreadFiles } from '../read/unread-files.ts'
import { changedCsv, changedFile } from './changed.ts'
import { contentFiles } from './content-files.ts'
import { dataReadme } from './data-readme.ts'
import { type CompiledFiles, catalogueFiles } from './files.ts'
import { jsonSchemas } from './json-schemas.ts'
import { dataLicence } from './licence-list.ts'

interface CheckedData {
  network: Network
  facts: Facts
  content: Content
  geonames: readonly GeonamesPlace[]
  judgements: Judgements
  feeds: FeedTables
}

interface CompiledCatalogue extends CheckedData {
  routes: readonly Composed[]
  notices: readonly string[]
  /** a function, since it takes as long as composing the routes */
  files(): CompiledFiles
  /** keeps the routes, so that an edit of prose composes none */
  keep(): void
}

/** All written content. @throws WrongData naming every problem at once */
export function contentOf(root: string, network: Network): Content {
  const problems = new Problems()
  const content = readAllContent(root, network, problems)
  if (problems.list.length > 0) throw new WrongData(problems.list)
  return content
}

/** Reads and checks everything in data/. @throws WrongData */
export function readData(root: string): CheckedData {
  const unread = unreadFiles(root).problems
  if (unread.length > 0) throw new WrongData(unread) // their rows would be missing everywhere below
  const geonames = readGeonames()
  const network = readNetwork(root, geonames)
  const facts = readFacts(root, network)
  const content = contentOf(root, network)
  const feeds = readFeedTables(root, network)
  return { network, facts, content, geonames, judgements: readJudgements(root), feeds }
}

/**
 * Reads, checks and composes everything in data/.
 * @param compose gives the routes of the network
 * @throws WrongData
 */
export function compileCatalogue(root: string, compose = composedRoutes): CompiledCatalogue {
  const data = readData(root)
  const { network, content } = data
  const { routes, notices, keep } = compose(root, network)
  return {
    ...data,
    ...{ routes, keep },
    notices: [
      ...notices,
      ...unreadFiles(root).system.map(
        (file) => `${file}: is not read. The system made it; it can be removed.`,
      ),
    ],
    files() {
      const { catalogue, reports } = catalogueFiles(routes, network, {
        ...data,
        reach: readReachSummary(root),
      })
      const compiled = new Map([...catalogue, ...contentFiles(content)])
      return {
        catalogue: compiled,
        reports() {
          const tables = reports()
          const known = join(root, changedFile)
          const before = existsSync(known) ? readFileSync(known, 'utf8') : ''
          const today = new Date().toISOString().slice(0, 10)
          return new Map([
            ...tables,
            [changedFile, changedCsv(new Map([...compiled, ...tables]), before, today)],
            ...jsonSchemas(),
            ...dataReadme(root),
            ...dataLicence(root, network.sources),
          ])
        },
      }
    },
  }
}
