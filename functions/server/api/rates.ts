// Exchange rates, at both addresses (D45).
import { ratesCalls } from '#contracts/rates.ts'
import { recalledHeaders } from '../cache-status.ts'
import { createRates } from '../rates.ts'
import { timed } from '../trace.ts'
import { answerCall, type CallGroup } from './call-group.ts'

const caching = 'public, max-age=21600, stale-while-revalidate=64800'

export const rateCalls: CallGroup = ({ api, deps, services }) => {
  const rates = createRates({ ...deps, services })
  for (const call of ratesCalls) {
    answerCall(api, call, async (request) => {
      const { reply, recalled } = await timed(request, 'upstream', rates)
      return Response.json(reply, { headers: recalledHeaders(recalled, caching) })
    })
  }
}
