// The text of a brief file: what is compared of the options from one place (docs/reach.md).
import { changeCount, doorToDoorMinutes } from '#catalogue/option.ts'
import { rowFacts } from '#catalogue/option-facts.ts'
import type { PlaceId } from '#catalogue/place.ts'
import { type BriefFile, type BriefWay, briefVersion, packedWay } from '#catalogue/reach/brief.ts'
import type { Route, TransportOption } from '#catalogue/route.ts'

const cents = (eur: number) => Math.round(eur * 100) / 100

/** The way as brief files have it. */
export function wayOf(option: TransportOption): BriefWay {
  const { mode, minutes, fare, accessEur, co2, fixedEur } = rowFacts(option)
  return {
    ...{ mode, minutes, fixedEur, co2, changes: changeCount(option) },
    doorMinutes: Math.round(doorToDoorMinutes(option)),
    fare: { low: cents(fare.low), high: cents(fare.high) },
    accessEur: cents(accessEur),
    isNight: option.night,
    isPriceModelled: option.price.basis === 'modelled',
    isTimeModelled: option.minutes.basis === 'modelled',
  }
}

/** @param routes from the place, as pages show them */
export function packBrief(place: PlaceId, routes: readonly Route[]): string {
  const to: BriefFile['to'] = Object.fromEntries(
    routes
      .filter(({ options }) => options.length > 0)
      .map(({ destination, distanceKm, options }) => [
        destination,
        [distanceKm, ...options.map(wayOf).map(packedWay)],
      ]),
  )
  return JSON.stringify({ version: briefVersion, place, to } satisfies BriefFile)
}
