// What an editor does to a project: one edit of each kind, and how long the next build may take.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { rewrite } from '#tools/project-copy.ts'

export interface Edit {
  name: string
  apply(project: string): void
  /** most seconds of the build, on a machine with two free cores; absent where nobody waits for it */
  most?: number
  /** most seconds until the pages of the catalogue are written; the figures of all pairs of towns follow */
  mostPages?: number
}

/** Adds minutes to the typical time of a service, its sixth column. */
const slower = (line: string): string => {
  const cells = line.split(',')
  cells[5] = String(Number(cells[5]) + 3)
  return cells.join(',')
}

const service = 'rjx-vienna-budapest'
const guide = 'data/guides/paris/en.json'

/** In this order, each on top of those before. */
export const edits: readonly Edit[] = [
  { name: 'nothing', apply: () => {}, most: 4 },
  {
    name: `three minutes of ${service}`,
    apply: (project) =>
      rewrite(join(project, 'data/services/rail/central-east.csv'), (text) =>
        text.replace(new RegExp(`^${service},.*$`, 'm'), slower),
      ),
    most: 60,
    mostPages: 8,
  },
  {
    name: 'one sentence of a guide',
    apply: (project) =>
      rewrite(join(project, guide), (text) =>
        text.replace('"overview": "', '"overview": "The city is best seen on foot. '),
      ),
    most: 6,
  },
  {
    name: 'one English message',
    apply: (project) =>
      rewrite(join(project, 'src/i18n/messages/route/en.ts'), (text) =>
        text.replace("details: '", "details: 'All "),
      ),
    most: 45,
  },
  {
    name: 'the Italian name of a city',
    apply: (project) =>
      rewrite(join(project, 'data/places/cities.csv'), (text) =>
        text.replace(/^(lyon,city,(?:[^,]+,){4})Lione,/m, '$1Lione sul Rodano,'),
      ),
  },
  {
    name: 'a guide removed, its gap written down',
    apply: (project) => {
      rmSync(join(project, 'data/guides/tallinn'), { recursive: true })
      rewrite(join(project, 'data/gaps/climate.csv'), (text) => `${text}guide of tallinn,guide,not written\n`)
    },
  },
]
