// The stops of data/ as the reader compares them with those of a feed.
import type { Network } from '../../read/network.ts'
import type { OurStop } from './context.ts'

export function ourStopsOf({ stops, places }: Pick<Network, 'stops' | 'places'>): OurStop[] {
  return [...stops.values()].flatMap(({ id, kind, name, lat, lng, place }) => {
    const of = places.get(place)
    if (!of) return []
    const placeNames = [...Object.values(of.names), ...of.aliases]
    return [{ id, kind, name, lat, lng, place, placeNames, timeZone: of.timeZone }]
  })
}
