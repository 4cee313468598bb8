// Checks that every large town of the countries we cover is in the network, or left out for a reason.
import type { GeonamesPlace } from '../gazetteer/geonames.ts'
import type { CatalogueCheck, Finding } from './finding.ts'

/** Fewest inhabitants of a town that must be there. */
const leastInhabitants = 200_000
/** EU, EFTA, the United Kingdom, the western Balkans. */
const covered = new Set(
  'AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV ME MK MT NL NO PL PT RO RS SE SI SK XK'.split(
    ' ',
  ),
)
/** Districts of a city, as GeoNames classes them. */
const districts = new Set(['PPLX', 'PPLA5'])

const isLarge = ({ country, population, featureCode }: GeonamesPlace) =>
  covered.has(country) && population >= leastInhabitants && !districts.has(featureCode)

export const largeTowns: CatalogueCheck = {
  id: 'towns',
  name: `every town of ${leastInhabitants.toLocaleString('en')} people is in the network`,
  remedy: 'Add it to data/places with its stops and services.',
  faults: ({ network, geonames = [] }) => {
    const known = new Set([...network.places.values()].map(({ geonamesId }) => geonamesId))
    return geonames
      .filter((place) => isLarge(place) && !known.has(place.cityId))
      .map(
        ({ cityId, name, country, population }): Finding => ({
          key: `${country} ${cityId}`,
          where: 'data/places',
          what: `${name} (${country}, GeoNames ${cityId}) has ${population.toLocaleString('en')} inhabitants and is no place of ours.`,
        }),
      )
  },
}
