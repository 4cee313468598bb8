// Dead, moved and unsure addresses of data/ with the lines that name them.
import { join } from 'node:path'
import { packageVersion } from '#tools/package-version.ts'
import { buildFolder, root } from '#tools/root.ts'
import { type Addresses, addressesIn } from './addresses.ts'
import { LinkCache } from './cache.ts'
import { checkLinks } from './check-links.ts'
import type { Outcome, State } from './outcome.ts'
import { PoliteClient } from './polite-client.ts'

const headings: Record<Exclude<State, 'ok'>, string> = {
  dead: 'dead: enter where it is now, or another publication that says the same',
  moved: 'moved for good: enter the new address',
  unsure: 'unsure: look at it in a browser',
}

/** "data/sources/air.csv:3: https://… 404" under a heading for each state. */
export function linkLines(outcomes: ReadonlyMap<string, Outcome>, addresses: Addresses): string[] {
  return (['dead', 'moved', 'unsure'] as const).flatMap((state) => {
    const lines = [...outcomes]
      .filter(([, outcome]) => outcome.state === state)
      .flatMap(([address, { detail }]) =>
        (addresses.get(address) ?? []).map(
          (where) => `  ${where}: ${address} ${state === 'moved' ? '→ ' : ''}${detail}`,
        ),
      )
      .sort()
    return lines.length > 0 ? [`${lines.length} ${headings[state]}`, ...lines] : []
  })
}

interface Options {
  fresh: boolean
  /** see Politeness */
  through: string | undefined
}

/** @returns 1 when an address is dead */
export async function verifyLinks({ fresh, through }: Options): Promise<0 | 1> {
  const addresses = addressesIn(root)
  const cache = new LinkCache(join(buildFolder, 'links.json'))
  const client = new PoliteClient({
    agent: `waymark/${packageVersion()}`,
    pauseMs: 1000,
    timeoutMs: 20_000,
    through,
  })
  const outcomes = await checkLinks([...addresses.keys()], {
    ask: (address) => client.ask(address),
    cache: fresh
      ? { get: () => undefined, set: (...of) => cache.set(...of), save: () => cache.save() }
      : cache,
    atOnce: 12,
    onAnswer: (asked, all) => {
      if (asked % 50 === 0 || asked === all) console.log(`  ${asked} of ${all} asked`)
    },
  })
  const lines = linkLines(outcomes, addresses)
  for (const line of lines) console.log(line)
  const count = (state: State) => [...outcomes.values()].filter((outcome) => outcome.state === state).length
  console.log(
    `${outcomes.size} addresses: ${count('ok')} answer, ${count('moved')} moved, ${count('dead')} dead, ${count('unsure')} unsure`,
  )
  return count('dead') > 0 ? 1 : 0
}
