// Commissions have no influence: options, their order and every sort mode are the same bytes with the real partner
// data, without any, and with excessive commissions.
import { posix } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PartnerLink } from '#catalogue/partner-links.ts'
import type { Route } from '#catalogue/route.ts'
import { importsOf } from '#checks/source/import-rules.ts'
import { type RoomName, rooms } from '#checks/source/rooms.ts'
import { sourceFiles } from '#checks/source/source-files.ts'
import { root } from '#scripts/lib/root.ts'

type Links = typeof import('#catalogue/partner-links.ts')
type LinkOf = (...place: never[]) => PartnerLink

const rich = { sponsored: true, partnerId: 'waymark-1', commission: 1_000_000, commissionPercent: 99 }
const inflate = (link: PartnerLink) => ({ ...link, ...rich, href: `${link.href}#marker=waymark-1` })

/** Partner links where none exist: every access fails. */
const removed = (links: Links) =>
  new Proxy(links, {
    get: (_, name) => {
      if (name === 'then') return undefined
      throw new Error(`there is no partner "${String(name)}"`)
    },
  })

/** Partner links with excessive commissions. */
const inflated = (links: Links) =>
  Object.fromEntries(
    Object.entries(links).map(([name, link]) => [
      name,
      typeof link === 'function' ? (...place: never[]) => inflate((link as LinkOf)(...place)) : inflate(link),
    ]),
  )

/** Partner links that lead nowhere: rows of boards name who sells them. */
const blank = (links: Links) =>
  Object.fromEntries(
    Object.entries(links).map(([name, link]) => [
      name,
      typeof link === 'function'
        ? (...place: never[]) => ({ ...(link as LinkOf)(...place), href: 'about:blank', sponsored: false })
        : link,
    ]),
  )

const variants = {
  'as it is': (links: Links) => links,
  removed,
  blank,
  inflated,
} satisfies Record<string, (links: Links) => unknown>
type Variant = keyof typeof variants

async function install(variant: Variant): Promise<void> {
  vi.resetModules()
  const links = await vi.importActual<Links>('#catalogue/partner-links.ts')
  vi.doMock('#catalogue/partner-links.ts', () => variants[variant](links))
  vi.stubEnv('TRAVELPAYOUTS_MARKER', variant === 'inflated' ? 'waymark-1' : undefined)
  vi.stubEnv('TRAVELPAYOUTS_TOKEN', variant === 'inflated' ? 'token' : undefined)
}

/** Routes composed from the data, from a few cities. */
async function composed(): Promise<string> {
  const { compile } = await import('#compiler/compose/compile.ts')
  const { readNetwork } = await import('#compiler/read/read-network.ts')
  return JSON.stringify(compile(readNetwork(root), { origins: ['london', 'helsinki', 'naples'] }).routes)
}

/** Every card of every board, in every order of its menu. */
async function boards(): Promise<string> {
  const { routeIndex } = await import('#catalogue/load.ts')
  const { plannedRow } = await import('#catalogue/planned-row.ts')
  const { unpackFacts } = await import('#catalogue/row-facts.ts')
  const { usualPlan } = await import('#catalogue/trip-plan.ts')
  const { messagesFor } = await import('#i18n/messages.ts')
  const { routePage } = await import('#models/route-page.ts')
  const { sortModes, sortRows } = await import('#stores/sort.ts')
  const t = messagesFor('en')
  return routeIndex()
    .map(({ slug }) => {
      const { cards, board, compared, verdict } = routePage(slug, 'en', t)
      const rows = board.rows.flatMap(({ id, facts = '' }) => {
        const read = unpackFacts(facts)
        return read ? { id, facts, row: plannedRow(read, usualPlan) } : []
      })
      const orders = sortModes.map((mode) => sortRows(rows, mode).map(({ id }) => id))
      // what a row says, without where it can be booked
      const said = board.rows.map(({ book: _, ...row }) => row)
      return JSON.stringify([slug, cards, said, verdict, compared.rows.map(({ id }) => id), orders])
    })
    .join('\n')
}

/** Options sorted again, from any initial order. */
async function ranked(): Promise<string> {
  const { route, routeIndex } = await import('#catalogue/load.ts')
  const { bestFirst, flagOptions } = await import('#catalogue/ranking.ts')
  return routeIndex()
    .map(({ slug }) => {
      const options = flagOptions(route(slug).options.toReversed())
      return bestFirst(options)
        .map(({ id }) => id)
        .join('\n')
    })
    .join('\n')
}

async function linksOf(slug: string) {
  const { route } = await import('#catalogue/load.ts')
  const { bookingLinks } = await import('#models/booking.ts')
  return bookingLinks(route(slug) as Route)
}

const shown = { composed, boards, ranked }

describe.each(['removed', 'inflated'] as const)('with partner data %s', (variant) => {
  beforeEach(() => install('as it is'))
  afterEach(() => {
    vi.doUnmock('#catalogue/partner-links.ts')
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test.each(Object.keys(shown) as (keyof typeof shown)[])(
    '%s options are the same, byte for byte',
    async (what) => {
      const before = await shown[what]()
      await install(variant === 'removed' && what === 'boards' ? 'blank' : variant)
      const after = await shown[what]()
      expect(before.length).toBeGreaterThan(10_000)
      expect(after === before, `${what} options changed`).toBe(true)
    },
  )

  test('the links beneath the page are others, so the data was read', async () => {
    const before = await linksOf('london-paris')
    await install(variant)
    if (variant === 'removed') await expect(linksOf('london-paris')).rejects.toThrow('there is no partner')
    else {
      const after = await linksOf('london-paris')
      expect(after.map(({ site }) => site)).toEqual(before.map(({ site }) => site))
      const ofPartners = after.filter(({ isFilled }) => isFilled)
      expect(ofPartners.length).toBeGreaterThanOrEqual(2)
      for (const link of ofPartners)
        expect(link).toMatchObject({ commission: rich.commission, sponsored: true })
    }
  })
})

const files = new Map(sourceFiles().map((file) => [file.path, file]))

/** Every file of the project that a file imports, directly or indirectly, with types and late imports. */
function reached(start: string): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = files.get(path)
    if (!file || seen.has(path)) continue
    seen.add(path)
    for (const { specifier } of importsOf(file)) {
      const name = specifier.replace(/\?.*$/, '')
      if (name.startsWith('.')) open.push(posix.join(posix.dirname(path), name))
      else if (name.startsWith('#'))
        open.push(name.replace(/^#(\w+)/, (_, room: string) => rooms[room as RoomName].folder))
    }
  }
  return seen
}

const partnerFiles = [
  'src/catalogue/partner-links.ts',
  'src/models/booking.ts',
  'src/views/route/Booking.tsx',
  'functions/upstream/travelpayouts.ts',
  'functions/server/config.ts',
]

test.each([
  ['what makes options best and puts them into order', 'src/catalogue/ranking.ts', 3],
  ['what puts rows into order in the browser', 'src/catalogue/score.ts', 2],
  ['why an option is best', 'src/catalogue/because.ts', 3],
  ['what composes and picks options', 'scripts/compiler/compose/compile.ts', 20],
  ['what writes the catalogue', 'scripts/compiler/emit/compile-catalogue.ts', 40],
  ['the verdict of a route page', 'src/models/verdict.ts', 20],
  ['the figures of a row', 'src/catalogue/option-facts.ts', 10],
  ['the board as it is drawn', 'src/views/board/Board.tsx', 10],
  ['what is estimated for places without a route', 'src/catalogue/estimates.ts', 5],
  ['the order of rows in the browser', 'src/stores/sort.ts', 3],
  ['the ranking under a plan', 'src/catalogue/reasoned-rows.ts', 5],
  ['what shows the board', 'src/layouts/board/show-board.ts', 20],
])('%s never reaches partner links', (_, start, atLeast) => {
  const seen = reached(start)
  expect(seen.size).toBeGreaterThanOrEqual(atLeast)
  expect(partnerFiles.filter((file) => seen.has(file))).toEqual([])
})

test('the page itself does reach them: the walk would have found them', () => {
  expect(partnerFiles.every((file) => files.has(file))).toBe(true)
  const seen = reached('src/pages/[...lang]/route/[slug].astro')
  expect(partnerFiles.slice(0, 3).filter((file) => !seen.has(file))).toEqual([])
})
