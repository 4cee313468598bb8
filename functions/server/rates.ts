// Exchange rates: cached, else ECB, else Frankfurter, else stale, else the fixed table. Never fails.
import { fallbackRates } from '#catalogue/currency.ts'
import { type RatesReply, type RatesService, ratesReplySchema } from '#contracts/rates.ts'
import { rateServices } from '#functions/upstream/all-services.ts'
import type { Outside } from '#functions/upstream/call.ts'
import { firstAnswer } from '#functions/upstream/first-answer.ts'
import type { Plausibility } from '#functions/upstream/plausible.ts'
import { ratesRules } from '#functions/upstream/rates-check.ts'
import type { Services } from '#functions/upstream/service.ts'
import type { AnswerCache } from './cache.ts'
import type { Config } from './config.ts'
import { connected } from './connected.ts'
import { createRecall, type Recalled } from './recall.ts'

const hour = 3_600_000
const freshMs = 12 * hour
const staleMs = 7 * 24 * hour

interface RatesNeeds {
  cache: AnswerCache
  config: Pick<Config, 'services'>
  services: Pick<Services, RatesService>
  fetch: typeof fetch
  now: () => Date
}

interface RatesAnswer {
  reply: RatesReply
  recalled: Recalled<RatesReply>
}

const fixed: RatesReply = { rates: fallbackRates, source: 'fallback' }

/** A fixed table is never cached. */
const rules: Plausibility<RatesReply> = {
  schema: ratesReplySchema,
  holds: ({ rates, date }, asked) => date !== undefined && ratesRules.holds({ rates, date }, asked),
}

/** A function that answers with rates within 2.3 s: fresh for twelve hours, cached for seven days. */
export function createRates({ config, services, ...needs }: RatesNeeds): () => Promise<RatesAnswer> {
  const recall = createRecall<RatesReply>({ ...needs, staleMs })
  const sources = connected(rateServices, config).map(({ name, client }) => ({
    service: services[name],
    ask: async (outside: Outside): Promise<RatesReply> => ({ ...(await client(outside)), source: name }),
  }))
  return async () => {
    const recalled = await recall({
      key: 'rates',
      rules,
      ask: async (outside) => ({ value: await firstAnswer(sources, outside), freshMs }),
    })
    return { reply: recalled.state === 'failed' ? fixed : recalled.value, recalled }
  }
}
