// Place search, and the search form without JavaScript.
import { geocodeSearchPath } from '#contracts/geocode-search.ts'
import { searchFormPath } from '#contracts/search-form.ts'
import { findPlaces } from '../geocode-search.ts'
import { searchTarget } from '../search-form.ts'
import { withinBudget } from '../within-budget.ts'
import { type CallGroup, readCall } from './call-group.ts'

/** Names change with a build; a day old is soon enough. */
const placesCaching = 'public, max-age=86400, stale-while-revalidate=604800'

export const placeCalls: CallGroup = ({ api, deps, index, search }) => {
  readCall(api, geocodeSearchPath, async ({ req }) => {
    const query = new URL(req.url).searchParams
    const found = await withinBudget(req.raw, deps, () => findPlaces(query, search, deps.places, index))
    return Response.json(found, { headers: { 'Cache-Control': placesCaching } })
  })

  readCall(api, searchFormPath, async ({ req }) => {
    const query = new URL(req.url).searchParams
    const target = await withinBudget(req.raw, deps, () =>
      searchTarget(query, { index, search, places: deps.places }),
    )
    return new Response(null, { status: 303, headers: { Location: target, 'Cache-Control': 'no-store' } })
  })
}
