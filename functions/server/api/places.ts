// Place search, and the search form without JavaScript.
import { geocodeSearchCall } from '#contracts/geocode-search.ts'
import { searchFormCall } from '#contracts/search-form.ts'
import { findPlaces } from '../geocode-search.ts'
import { searchTarget } from '../search-form.ts'
import { withinBudget } from '../within-budget.ts'
import { answerCall, type CallGroup } from './call-group.ts'

/** Names change with a build; a day old is recent enough. */
const placesCaching = 'public, max-age=86400, stale-while-revalidate=604800'

export const placeCalls: CallGroup = ({ api, deps, index, search }) => {
  answerCall(api, geocodeSearchCall, async (request, query) => {
    const found = await withinBudget(request, deps, () => findPlaces(query, search, deps.places, index))
    return Response.json(found, { headers: { 'Cache-Control': placesCaching } })
  })

  answerCall(api, searchFormCall, async (request, query) => {
    const target = await withinBudget(request, deps, () =>
      searchTarget(query, { index, search, places: deps.places }),
    )
    return new Response(null, { status: 303, headers: { Location: target, 'Cache-Control': 'no-store' } })
  })
}
