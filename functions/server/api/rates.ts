// Exchange rates, at both addresses (D45).
import { ratesPaths } from '#contracts/rates.ts'
import { createRates, type RatesAnswer } from '../rates.ts'
import { type CallGroup, readCall } from './call-group.ts'

const caching: Record<RatesAnswer['state'], string> = {
  fresh: 'public, max-age=21600, stale-while-revalidate=64800',
  stale: 'public, max-age=300',
  fixed: 'no-store',
}

export const rateCalls: CallGroup = ({ api, deps }) => {
  const rates = createRates(deps)
  for (const path of ratesPaths) {
    readCall(api, path, async () => {
      const { reply, state } = await rates()
      return Response.json(reply, { headers: { 'Cache-Control': caching[state] } })
    })
  }
}
