// The file of one service's calls: fetched when the details of a leg are opened.
import { callLicences, type TimedCall, type Way } from '#catalogue/call.ts'
import { callsOf, source } from '#catalogue/load.ts'
import type { ServiceId } from '#catalogue/service.ts'
import type { CallsData } from '#contracts/published/calls.ts'

/** Degrees to about ten metres. */
const degrees = (value: number) => Math.round(value * 1e4) / 1e4

const published = ({ lat, lng, arrives, departs, boards, alights, name, stop, local }: TimedCall) => ({
  name,
  ...(stop && { stop }),
  ...{ lat: degrees(lat), lng: degrees(lng), arrives },
  ...(departs !== arrives && { departs }),
  ...(local && { local }),
  ...(!boards && { boards: false as const }),
  ...(!alights && { alights: false as const }),
})

const wayOf = ({ calls, ...hours }: Way) => ({ ...hours, calls: calls.map(published) })

/** Calls of a service with credit and licence of their feed. @throws RangeError without calls */
export function callsData(service: ServiceId): CallsData {
  const known = callsOf(service)
  if (!known) throw new RangeError(`calls.json has no "${service}". Take ids from calledServices().`)
  const { ways, sources, asOf } = known
  const [first, ...others] = sources.map(source)
  if (!first) throw new RangeError(`calls of "${service}" name no source. Check data/calls.`)
  return {
    service,
    credit: [...new Set([first, ...others].map(({ publisher }) => publisher))].join('; '),
    licence: { name: first.licence, url: callLicences[first.licence] ?? '' },
    source: { title: first.title, ...(first.url && { url: first.url }) },
    asOf,
    ...(ways.there && { there: wayOf(ways.there) }),
    ...(ways.back && { back: wayOf(ways.back) }),
  }
}
