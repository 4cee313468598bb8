// The kinds of written content, each a folder of data/.
import { countryPairs } from './country-pair.ts'
import { ferryRoutes } from './ferry-route.ts'
import { guides } from './guide.ts'
import { landmarks } from './landmark.ts'

export const contentKinds = { guides, landmarks, ferryRoutes, countryPairs } as const
