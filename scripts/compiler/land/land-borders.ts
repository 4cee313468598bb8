// Lands that the map shows in one piece, but that no traffic crosses.
import type { Ring } from '#geo/land-ring.ts'

export interface LandBorder {
  /** code of the part inside the outline; without it, every town there is alone: no roads join them */
  code?: string
  /** code of the whole it is cut from */
  from: string
  why: string
  /** rough where there is only sea, exact where it runs over land */
  outline: Ring
}

/** From the Mediterranean to the Gulf of Aqaba: the border of Egypt with Gaza and Israel. */
const egyptsBorder: Ring = [
  [34.0, 31.6],
  [34.2185, 31.3235],
  [34.2675, 31.2165],
  [34.489, 30.5],
  [34.6, 30.3],
  [34.8, 29.9],
  [34.8955, 29.49],
]

const continents: readonly LandBorder[] = [
  {
    code: 'africa',
    from: 'eurasia',
    why: 'No train or coach crosses from Egypt to Israel. Sinai stays with Egypt: tunnels and coaches pass under Suez.',
    outline: [
      ...egyptsBorder,
      [34.7, 28.5],
      [34.4, 27.6],
      [38.0, 21.0],
      [41.0, 16.0],
      [42.9, 13.3],
      [43.33, 12.55],
      [44.5, 11.8],
      [52.0, 12.6],
      [60, -10],
      [40, -45],
      [0, -45],
      [-30, 15],
      [-16, 36],
      [-5.6, 35.95],
      [-3, 35.8],
      [1.5, 37.7],
      [10.6, 37.9],
      [11.6, 36.6],
      [14, 33.5],
      [26, 33],
      [33, 32.5],
    ],
  },
  {
    code: 'south-america',
    from: 'north-america',
    why: 'No road leads through the Darién, along the border of Panama and Colombia.',
    outline: [
      [-77.9, 7.1],
      [-77.89, 7.23],
      [-77.75, 7.48],
      [-77.72, 7.71],
      [-77.57, 7.53],
      [-77.43, 7.64],
      [-77.33, 7.84],
      [-77.24, 7.94],
      [-77.22, 8.02],
      [-77.33, 8.22],
      [-77.43, 8.4],
      [-77.37, 8.67],
      [-77.3, 9.0],
      [-72, 13.5],
      [-58, 12.5],
      [-30, 0],
      [-30, -60],
      [-90, -60],
      [-90, 0],
      [-80, 5],
    ],
  },
  {
    code: 'south-korea',
    from: 'eurasia',
    why: 'Nobody passes the demilitarised zone.',
    outline: [
      [124, 37.0],
      [124.5, 37.9],
      [125.6, 37.7],
      [126.1, 37.72],
      [126.67, 37.8],
      [126.69, 37.95],
      [126.97, 38.13],
      [127.1, 38.28],
      [127.8, 38.32],
      [128.1, 38.33],
      [128.28, 38.45],
      [128.36, 38.61],
      [128.8, 38.7],
      [131.5, 38.2],
      [130.0, 35.4],
      [129.0, 34.6],
      [127, 33.7],
      [125, 33.8],
    ],
  },
]

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

/** Regions that only planes and ships reach. The first match counts: parts with roads come first. */
const roadless: readonly LandBorder[] = [
  {
    code: 'iquitos',
    from: 'south-america',
    why: 'A road to Nauta only.',
    outline: box(-74, -4.7, -72.7, -3.3),
  },
  {
    code: 'leticia',
    from: 'south-america',
    why: 'Leticia and Tabatinga share streets.',
    outline: box(-70.2, -4.5, -69.6, -4),
  },
  {
    from: 'south-america',
    why: 'Western Amazonia is reached by river and by air.',
    outline: [
      [-72.5, -6.9],
      [-61.5, -6.9],
      [-61.5, -1.5],
      [-62, 0.8],
      [-66, 1.5],
      [-67, 4.2],
      [-70.5, 1.5],
      [-72, -0.5],
      [-71.5, -3.5],
    ],
  },
  {
    code: 'norilsk',
    from: 'eurasia',
    why: 'Norilsk and Dudinka have a road of their own.',
    outline: box(85.5, 68.8, 90.5, 70.5),
  },
  {
    code: 'kamchatka',
    from: 'eurasia',
    why: 'No road leads to the peninsula.',
    outline: box(155.3, 50.5, 164, 60),
  },
  {
    from: 'eurasia',
    why: 'Chukotka and Koryakia have winter tracks only.',
    outline: box(163, 59.5, 191, 72),
  },
  {
    code: 'port-moresby',
    from: 'new-guinea',
    why: 'No road crosses the mountains.',
    outline: box(145.5, -10.9, 148.5, -8.2),
  },
  { code: 'lae', from: 'new-guinea', why: 'The Highlands Highway.', outline: box(143, -7.5, 147.6, -4.5) },
  { from: 'new-guinea', why: 'Elsewhere roads end outside the town.', outline: box(130, -12, 152, 1) },
  { from: 'greenland', why: 'No road joins two towns.', outline: box(-75, 59, -10, 84) },
  { from: 'north-america', why: 'Alaska beyond the roads.', outline: box(-169, 54, -152.5, 72) },
  {
    from: 'north-america',
    why: 'Juneau is reached by ship and by air.',
    outline: box(-135, 57.8, -133.5, 58.7),
  },
  {
    from: 'north-america',
    why: 'Nunavut has no roads between its towns.',
    outline: [
      [-117.5, 67],
      [-105, 66],
      [-98, 60.3],
      [-94.8, 60],
      [-80, 60],
      [-80, 74],
      [-117.5, 74],
    ],
  },
  {
    from: 'north-america',
    why: 'Nunavik and northern Labrador have no roads.',
    outline: box(-80, 55.2, -59, 63),
  },
]

export const landBorders: readonly LandBorder[] = [...continents, ...roadless]
