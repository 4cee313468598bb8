// Places that share a land mass (D6).
import { describe, expect, it } from 'vitest'
import { bridgedIslets, fixedLinks } from '#compiler/land/fixed-links.ts'
import { createLandMasses, endsOf, readLandMasses } from '#compiler/land/land-masses.ts'

const landMassOf = createLandMasses()

const towns: Record<string, readonly [lat: number, lng: number]> = {
  London: [51.5085, -0.1257],
  Paris: [48.8534, 2.3488],
  Edinburgh: [55.9521, -3.1965],
  Dublin: [53.3331, -6.2489],
  Belfast: [54.5968, -5.9254],
  Reykjavík: [64.1355, -21.8954],
  Palermo: [38.1158, 13.3598],
  Rome: [41.8919, 12.5113],
  Palma: [39.5694, 2.6502],
  Barcelona: [41.3888, 2.159],
  Copenhagen: [55.6759, 12.5655],
  Odense: [55.3959, 10.3883],
  Malmö: [55.6059, 13.0007],
  Hamburg: [53.5753, 10.0153],
  Stockholm: [59.3326, 18.0649],
  Helsinki: [60.1695, 24.9354],
  Tokyo: [35.6895, 139.6917],
  Sapporo: [43.0667, 141.35],
  Fukuoka: [33.6, 130.4167],
  Matsuyama: [33.8392, 132.7657],
  'New York': [40.7143, -74.006],
  Brooklyn: [40.6501, -73.9496],
  'Los Angeles': [34.0522, -118.2437],
  Montréal: [45.5088, -73.5878],
  Charlottetown: [46.2352, -63.1267],
  'Key West': [24.5552, -81.7826],
  'Panama City': [8.9936, -79.5197],
  Bogotá: [4.6097, -74.0817],
  'Buenos Aires': [-34.6132, -58.3772],
  Cairo: [30.0626, 31.2497],
  'Sharm el-Sheikh': [27.9158, 34.33],
  'Tel Aviv': [32.0809, 34.7806],
  Casablanca: [33.5883, -7.6114],
  Madrid: [40.4165, -3.7026],
  'Cape Town': [-33.9258, 18.4232],
  Singapore: [1.2897, 103.8501],
  Bangkok: [13.754, 100.5014],
  'Hong Kong': [22.2855, 114.1577],
  Guangzhou: [23.1167, 113.25],
  Haikou: [20.0458, 110.3417],
  Colombo: [6.9319, 79.8478],
  Chennai: [13.0878, 80.2785],
  Manama: [26.2279, 50.5857],
  Riyadh: [24.6877, 46.7219],
  Heraklion: [35.3279, 25.1434],
  Chalcis: [38.4636, 23.5994],
  Athens: [37.9838, 23.7278],
  Valletta: [35.8997, 14.5147],
  Tallinn: [59.437, 24.7535],
  Riga: [56.946, 24.1059],
  Kuressaare: [58.2528, 22.485],
  Mariehamn: [60.0973, 19.9348],
  Tórshavn: [62.0097, -6.7716],
  Klaksvík: [62.2266, -6.589],
  Visby: [57.6409, 18.296],
  Nicosia: [35.1753, 33.3642],
  Havana: [23.133, -82.383],
  Venice: [45.4386, 12.3267],
  Milan: [45.4643, 9.1895],
  Lindau: [47.5461, 9.6829],
  Munich: [48.1374, 11.5755],
  Portree: [57.4125, -6.196],
  Newport: [50.7, -1.2883],
  Ålesund: [62.4723, 6.1549],
  Capri: [40.5507, 14.2426],
  Naples: [40.8522, 14.2681],
  Seoul: [37.566, 126.9784],
  Busan: [35.1017, 129.03],
  Pyongyang: [39.0339, 125.7543],
  Beijing: [39.9075, 116.3972],
  Anadyr: [64.7337, 177.4968],
  Nuuk: [64.1835, -51.7216],
  Ilulissat: [69.2167, -51.1],
  Iquitos: [-3.7491, -73.2538],
  Lima: [-12.0432, -77.0282],
  Suva: [-18.1416, 178.4415],
  Wellington: [-41.2866, 174.7756],
  Christchurch: [-43.5333, 172.6333],
}
const massOf = (name: string) => landMassOf(...(towns[name] as readonly [number, number]))

describe('a connected land mass', () => {
  it.each([
    ['London', 'Edinburgh', 'Paris', 'Copenhagen', 'Odense', 'Malmö', 'Hamburg', 'Stockholm', 'Helsinki'],
    ['Dublin', 'Belfast'],
    ['Palermo', 'Rome', 'Venice', 'Milan', 'Lindau', 'Munich', 'Portree', 'Ålesund'],
    ['Chalcis', 'Athens', 'Tallinn', 'Riga', 'Naples', 'Madrid', 'Barcelona'],
    ['Tokyo', 'Sapporo', 'Fukuoka', 'Matsuyama'],
    ['New York', 'Brooklyn', 'Los Angeles', 'Montréal', 'Charlottetown', 'Key West', 'Panama City'],
    ['Bogotá', 'Buenos Aires', 'Lima'],
    ['Singapore', 'Bangkok', 'Paris', 'Hong Kong', 'Guangzhou', 'Pyongyang', 'Beijing'],
    ['Manama', 'Riyadh', 'Tel Aviv'],
    ['Cairo', 'Sharm el-Sheikh', 'Casablanca', 'Cape Town'],
    ['Seoul', 'Busan'],
    ['Tórshavn', 'Klaksvík'],
  ])('joins %s and %s', (...names) => {
    expect(new Set(names.map(massOf)).size).toBe(1)
  })

  it.each([
    ['London', 'Dublin'],
    ['London', 'Newport'],
    ['Palma', 'Barcelona'],
    ['Cairo', 'Tel Aviv'],
    ['Casablanca', 'Madrid'],
    ['Colombo', 'Chennai'],
    ['Haikou', 'Hong Kong'],
    ['Heraklion', 'Athens'],
    ['Kuressaare', 'Tallinn'],
    ['Capri', 'Naples'],
    ['Bogotá', 'Panama City'],
    ['Iquitos', 'Lima'],
    ['Seoul', 'Pyongyang'],
    ['Seoul', 'Tokyo'],
    ['Anadyr', 'Beijing'],
    ['Nuuk', 'Ilulissat'],
    ['Wellington', 'Christchurch'],
  ])('parts %s from %s', (one, other) => {
    expect(massOf(one)).not.toBe(massOf(other))
  })

  it.each([
    'Reykjavík',
    'Valletta',
    'Mariehamn',
    'Visby',
    'Nicosia',
    'Havana',
    'Suva',
    'Kuressaare',
    'Palma',
    'Colombo',
  ])('holds none of the other towns with %s', (name) => {
    expect(Object.keys(towns).filter((town) => massOf(town) === massOf(name))).toEqual([name])
  })

  it.each([
    ['eurasia', 'Paris'],
    ['africa', 'Cairo'],
    ['north-america', 'New York'],
    ['south-america', 'Bogotá'],
    ['ireland', 'Dublin'],
    ['iceland', 'Reykjavík'],
    ['japan', 'Tokyo'],
    ['south-korea', 'Seoul'],
  ])('is called %s under %s', (code, name) => {
    expect(massOf(name)).toBe(code)
  })

  it('has a short code that comes from where it lies', () => {
    expect(massOf('Valletta')).toMatch(/^i[0-9a-z]{5,7}$/)
    expect(createLandMasses()(35.95, 14.4)).toBe(massOf('Valletta'))
  })

  it('is known on both sides of 180°', () => {
    expect(landMassOf(71.2, 179.9)).toBe(landMassOf(71.2, -179.9))
    expect(landMassOf(-18.1416, 178.4415 - 360)).toBe(massOf('Suva'))
  })
})

describe('the table of fixed links', () => {
  const { index } = readLandMasses()

  it('says each thing once', () => {
    const names = [...fixedLinks, ...bridgedIslets].map(([what]) => what)
    expect(names).toEqual([...new Set(names)])
  })

  it('joins lands that the map shows apart, but for water opened to the way by land', () => {
    const sameLand = fixedLinks.filter((link) => new Set(endsOf(link, index)).size === 1)
    expect(sameLand.map(([what]) => what)).toEqual([
      'Rio–Antirrio bridge',
      'Isthmus of Corinth',
      'Bosporus',
      'Dardanelles, 1915 bridge',
    ])
  })

  it('names islets on no land of the map', () => {
    for (const [what, lat, lng] of bridgedIslets) expect(index.at(lat, lng), what).toBeUndefined()
  })
})
