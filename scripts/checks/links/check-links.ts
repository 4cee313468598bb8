// Asks all addresses: several hosts at once, each host one request at a time.
import { StepError } from '#tools/process.ts'
import type { LinkCache } from './cache.ts'
import type { Outcome } from './outcome.ts'

export interface LinkRun {
  ask(address: string): Promise<Outcome>
  cache: Pick<LinkCache, 'get' | 'set' | 'save'>
  /** addresses asked at the same time */
  atOnce: number
  /** called after each answer */
  onAnswer?(asked: number, all: number): void
}

const hostOf = (address: string) => new URL(address).host

/** The first address of every host, then the second: hosts are asked side by side. */
function interleaved(addresses: readonly string[]): string[] {
  const byHost = [...Map.groupBy(addresses, hostOf).values()]
  const longest = Math.max(0, ...byHost.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) => byHost.flatMap((own) => own[turn] ?? [])).flat()
}

const isStatus = ({ detail }: Outcome) => !/^[A-Z_]+$|^timeout$/.test(detail)
/** As many hosts without any answer mean that this machine has no network. */
const hostsForOffline = 8

/**
 * Outcome of every address, from the cache where it is known.
 * @throws StepError when nothing answers at all: then no address is called dead
 */
export async function checkLinks(
  addresses: readonly string[],
  { ask, cache, atOnce, onAnswer }: LinkRun,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  const open: string[] = []
  for (const address of addresses) {
    const known = cache.get(address)
    if (known) outcomes.set(address, known)
    else open.push(address)
  }
  const queue = interleaved(open)
  const silent = new Set<string>()
  let hasAnswered = false
  let asked = 0
  const isOffline = () =>
    !hasAnswered && silent.size >= Math.min(hostsForOffline, new Set(open.map(hostOf)).size)
  const work = async () => {
    for (let address = queue.shift(); address && !isOffline(); address = queue.shift()) {
      const outcome = await ask(address)
      if (isStatus(outcome)) hasAnswered = true
      else silent.add(hostOf(address))
      outcomes.set(address, outcome)
      asked += 1
      onAnswer?.(asked, open.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (open.length > 0 && isOffline())
    throw new StepError(
      'No address answered. Connect this machine to the internet, or set HTTPS_PROXY and NODE_USE_ENV_PROXY=1, and run it again.',
    )
  for (const address of open) cache.set(address, outcomes.get(address) as Outcome)
  cache.save()
  return outcomes
}
