// Distances by land on the compiled grid.
import { describe, expect, it } from 'vitest'
import { packGrid } from '#compiler/land/land-grid.ts'
import { createLandMasses } from '#compiler/land/land-masses.ts'
import { haversineKm } from '#geo/distance.ts'
import { unpackGrid } from '#geo/land-grid.ts'
import { createLandWay } from '#geo/land-way.ts'

const landMassOf = createLandMasses()
const { landKm } = createLandWay(unpackGrid(packGrid()))

const towns: Record<string, readonly [lat: number, lng: number]> = {
  Helsinki: [60.1695, 24.9354],
  Tallinn: [59.437, 24.7535],
  Turku: [60.4515, 22.2669],
  Stockholm: [59.3326, 18.0649],
  Bari: [41.1177, 16.8718],
  Dubrovnik: [42.6481, 18.0922],
  Athens: [37.9838, 23.7278],
  İzmir: [38.4127, 27.1384],
  Istanbul: [41.0138, 28.9497],
  'Buenos Aires': [-34.6132, -58.3772],
  Montevideo: [-34.9033, -56.1882],
  Genoa: [44.4073, 8.9339],
  Barcelona: [41.3888, 2.159],
  Rome: [41.8919, 12.5113],
  London: [51.5085, -0.1257],
  Paris: [48.8534, 2.3488],
  Berlin: [52.5244, 13.4105],
  Madrid: [40.4165, -3.7026],
  Warsaw: [52.2298, 21.0118],
  Copenhagen: [55.6759, 12.5655],
  Hamburg: [53.5753, 10.0153],
  Aarhus: [56.1567, 10.2108],
  Malmö: [55.6059, 13.0007],
  Gothenburg: [57.7072, 11.9668],
  Frederikshavn: [57.4407, 10.5366],
  Naples: [40.8522, 14.2681],
  Palermo: [38.1158, 13.3598],
  Split: [43.5089, 16.4392],
  Ancona: [43.5982, 13.5101],
  Tokyo: [35.6895, 139.6917],
  Sapporo: [43.0667, 141.35],
  Hiroshima: [34.4, 132.45],
  Matsuyama: [33.8392, 132.7657],
  Oita: [33.2333, 131.6],
  Dubai: [25.0772, 55.3093],
  'Bandar Abbas': [27.1865, 56.2808],
  Patras: [38.2464, 21.735],
  Singapore: [1.2897, 103.8501],
  Bangkok: [13.754, 100.5014],
  Casablanca: [33.5883, -7.6114],
  Oujda: [34.6814, -1.9086],
  Tlemcen: [34.8783, -1.315],
  'Tel Aviv': [32.0809, 34.7806],
  Beirut: [33.8933, 35.5016],
  Kyiv: [50.4547, 30.5238],
  Moscow: [55.7522, 37.6156],
  Seoul: [37.566, 126.9784],
  Pyongyang: [39.0339, 125.7543],
  'Los Angeles': [34.0522, -118.2437],
  'New York': [40.7143, -74.006],
  'Mexico City': [19.4285, -99.1277],
  'Panama City': [8.9936, -79.5197],
  Bogotá: [4.6097, -74.0817],
  Valletta: [35.8997, 14.5147],
  Mellieħa: [35.9564, 14.3622],
  Nadi: [-17.8031, 177.4162],
  Suva: [-18.1416, 178.4415],
}
const place = (name: string) => {
  const [lat, lng] = towns[name] as readonly [number, number]
  return { lat, lng, landMass: landMassOf(lat, lng) }
}
/** Way by land ÷ great circle; infinite without a way. */
const detour = (one: string, other: string) =>
  (landKm(place(one), place(other)) ?? Number.POSITIVE_INFINITY) / haversineKm(place(one), place(other))

describe('the way by land', () => {
  it.each([
    ['Helsinki', 'Tallinn', 3],
    ['Turku', 'Stockholm', 3],
    ['Bari', 'Dubrovnik', 2],
    ['Athens', 'İzmir', 2],
    ['Split', 'Ancona', 2],
    ['Gothenburg', 'Frederikshavn', 3],
    ['Dubai', 'Bandar Abbas', 3],
    ['Oita', 'Matsuyama', 2],
    ['Buenos Aires', 'Montevideo', 1.5],
    ['Casablanca', 'Tlemcen', 2],
    ['Kyiv', 'Moscow', 2],
  ])('from %s to %s leads more than %f times as far', (one, other, times) => {
    expect(detour(one, other)).toBeGreaterThan(times)
  })

  it.each([
    ['Paris', 'Berlin', 1.1],
    ['Madrid', 'Warsaw', 1.1],
    ['Los Angeles', 'New York', 1.1],
    ['Mexico City', 'Panama City', 1.15],
    ['London', 'Paris', 1.25],
    ['Genoa', 'Barcelona', 1.4],
    ['Rome', 'Barcelona', 1.8],
    ['Copenhagen', 'Hamburg', 1.5],
    ['Copenhagen', 'Malmö', 1.1],
    ['Copenhagen', 'Aarhus', 2],
    ['Naples', 'Palermo', 2],
    ['Istanbul', 'Athens', 2],
    ['Patras', 'Athens', 1.3],
    ['Tokyo', 'Sapporo', 1.2],
    ['Hiroshima', 'Matsuyama', 2],
    ['Singapore', 'Bangkok', 1.3],
    ['Casablanca', 'Oujda', 1.2],
    ['Nadi', 'Suva', 1.3],
  ])('from %s to %s is less than %f times as far', (one, other, times) => {
    expect(detour(one, other)).toBeLessThan(times)
  })

  it.each([
    ['London', 'Paris'],
    ['Genoa', 'Barcelona'],
    ['Naples', 'Palermo'],
    ['Copenhagen', 'Hamburg'],
    ['Valletta', 'Mellieħa'],
    ['Patras', 'Athens'],
  ])('from %s to %s is never shorter than the great circle, and about the same back', (one, other) => {
    expect(detour(one, other)).toBeGreaterThanOrEqual(1 - 1e-9)
    expect(detour(one, other) / detour(other, one)).toBeCloseTo(1, 1)
  })

  it.each([
    ['Seoul', 'Pyongyang'],
    ['Panama City', 'Bogotá'],
    ['Valletta', 'Palermo'],
    ['Casablanca', 'Madrid'],
  ])('from %s to %s does not exist', (one, other) => {
    expect(landKm(place(one), place(other))).toBeUndefined()
  })

  it('is the great circle on an island too small for the grid', () => {
    expect(detour('Valletta', 'Mellieħa')).toBe(1)
  })

  it.each([
    ['London', 'Paris'],
    ['Tokyo', 'Hiroshima'],
    ['Madrid', 'Berlin'],
  ])('from %s to %s is the same when the land mass of the places has to be found', (one, other) => {
    const { landMass: _, ...unnamed } = place(one)
    expect(landKm(unnamed, place(other))).toBe(landKm(place(one), place(other)))
    expect(landKm(place(one), place(other))).toBeGreaterThan(0)
  })

  it('does not exist from a point at sea', () => {
    expect(landKm({ lat: 0, lng: -30 }, place('Bogotá'))).toBeUndefined()
  })

  it('does not depend on earlier calls', () => {
    const first = detour('Rome', 'Barcelona')
    for (const name of Object.keys(towns)) detour('Berlin', name)
    expect(detour('Rome', 'Barcelona')).toBe(first)
  })
})
