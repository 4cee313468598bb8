// Which calls of /calls/{service}.json belong to a leg, as the part of its link after "#".
import type { Direction } from '#catalogue/call.ts'
import type { StopId } from '#catalogue/network.ts'

/** "" for the whole way there, "#back" for the whole way back, "#there:nimes-centre:dijon-ville" for a part. */
export function callsHash(direction: Direction, part?: readonly [StopId, StopId]): string {
  if (part) return `#${[direction, ...part].join(':')}`
  return direction === 'there' ? '' : '#back'
}

interface Asked {
  direction: Direction
  from?: StopId
  to?: StopId
}

/** What a link asks for; an unknown direction is the way there. */
export function readCallsHash(hash: string): Asked {
  const [direction, from, to] = hash.slice(1).split(':')
  return {
    direction: direction === 'back' ? 'back' : 'there',
    ...(from && to && { from, to }),
  }
}

interface TimedCall {
  stop?: string | undefined
  arrives: number
  departs?: number | undefined
}

/** The calls from one stop to another, with minutes after the departure there; all without both stops. */
export function callsBetween<Call extends TimedCall>(calls: readonly Call[], { from, to }: Asked): Call[] {
  const start = calls.findIndex(({ stop }) => stop === from)
  const end = calls.findIndex(({ stop }) => stop === to)
  if (!from || start < 0 || end <= start) return [...calls]
  const zero = calls[start]?.departs ?? calls[start]?.arrives ?? 0
  return calls.slice(start, end + 1).map((call, index) => ({
    ...call,
    arrives: index === 0 ? 0 : call.arrives - zero,
    ...(call.departs !== undefined && { departs: call.departs - zero }),
  }))
}
