// Exchange rates, at both addresses (D45).
import { ratesPaths } from '#contracts/rates.ts'
import { recalledHeaders } from '../cache-status.ts'
import { createRates } from '../rates.ts'
import { timed } from '../trace.ts'
import { type CallGroup, readCall } from './call-group.ts'

const caching = 'public, max-age=21600, stale-while-revalidate=64800'

export const rateCalls: CallGroup = ({ api, deps, services }) => {
  const rates = createRates({ ...deps, services })
  for (const path of ratesPaths) {
    readCall(api, path, async ({ req: { raw } }) => {
      const { reply, recalled } = await timed(raw, 'upstream', rates)
      return Response.json(reply, { headers: recalledHeaders(recalled, caching) })
    })
  }
}
