// Where a train is likely to call, by our own services: the same product of the same operator also runs from its first stop
// to the call, and from there to its last, in the same time.
import type { StopId } from '#catalogue/network.ts'
import type { Service } from '#catalogue/service.ts'
import type { Network } from '../read/network.ts'

/** What both parts of the ride may take together, beside the whole ride. */
const sameTime = { least: 0.93, most: 1.08, minutes: 12 }

type Minutes = Map<StopId, Map<StopId, number>>

const nets = new WeakMap<Network['services'], Map<string, Minutes>>()

const kindOf = ({ operators, product, night }: Service) =>
  `${operators.join(' ')} ${product} ${night ? 'night' : ''}`

function add(minutes: Minutes, from: StopId, to: StopId, value: number): void {
  const known = minutes.get(from)
  if (known) known.set(to, value)
  else minutes.set(from, new Map([[to, value]]))
}

/** Minutes between stops by product, in both directions: lines on a map have none. */
function minutesOf({ services }: Network): Map<string, Minutes> {
  const known = nets.get(services)
  if (known) return known
  const all = new Map<string, Minutes>()
  for (const service of services.values()) {
    if (service.mode !== 'train') continue
    const kind = kindOf(service)
    const minutes: Minutes = all.get(kind) ?? new Map()
    all.set(kind, minutes)
    add(minutes, service.from, service.to, service.minutes.typical)
    add(minutes, service.to, service.from, service.minutes.typical)
  }
  nets.set(services, all)
  return all
}

/** Stops between both ends of a train, in its order. */
export function ownCalls(service: Service, network: Network): StopId[] {
  const minutes = minutesOf(network).get(kindOf(service))
  const [ahead, behind] = [minutes?.get(service.from), minutes?.get(service.to)]
  const whole = service.minutes.typical
  const most = Math.max(whole * sameTime.most, whole + sameTime.minutes)
  return [...(ahead ?? [])]
    .flatMap(([stop, before]): [StopId, number][] => {
      const after = behind?.get(stop)
      const sum = after === undefined ? 0 : before + after
      return sum >= whole * sameTime.least && sum <= most ? [[stop, before]] : []
    })
    .sort(([, a], [, b]) => a - b)
    .map(([stop]) => stop)
}
