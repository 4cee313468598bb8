// English words of the not-found view.
import type { Pair } from '../../parts/pair.ts'

export const notFound = {
  title: 'Page Not Found',
  description: 'The page you are looking for does not exist.',
  goHome: 'Go to Homepage',
  searchRoutes: 'Search Routes',
  noRoute: ({ from, to }: Pair) => `There is no route from ${from} to ${to} yet.`,
  similar: 'Similar routes',
  popular: 'Popular routes',
  city: { title: 'City Not Found', description: 'We do not have this city yet.', button: 'Return Home' },
  airport: {
    title: 'Airport Route Not Found',
    description: 'We could not find this airport transfer.',
    button: 'Back to Home',
  },
  airportsNear: {
    title: 'No Airports Found',
    description: "We couldn't find any airports for this city.",
    button: 'Go to Homepage',
  },
  corridor: {
    title: 'Country pair not found',
    description: "The requested travel corridor doesn't exist.",
    button: 'Go to Homepage',
  },
  landmark: {
    title: 'Landmark Not Found',
    description: "We couldn't find information for this landmark.",
    button: 'Go to Homepage',
  },
  ferry: {
    title: 'Ferry Route Not Found',
    description: "We couldn't find information for this ferry route.",
    button: 'Go to Homepage',
  },
}
