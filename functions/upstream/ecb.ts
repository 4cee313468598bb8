// Euro reference rates of the European Central Bank, renewed about 16:00 CET on working days.
import { call } from './call.ts'
import { defineService } from './define-service.ts'
import { type AskRates, checkedRates, type DatedRates } from './rates-check.ts'

export const ecb = defineService({
  name: 'ecb',
  origin: 'https://www.ecb.europa.eu',
  originVariable: 'ECB_BASE_URL',
  budget: { perMinute: 20 },
  settings: {},
  connect: ({ base }): AskRates => {
    const url = `${base}/stats/eurofxref/eurofxref-daily.xml`
    return async (outside) => readEcbRates((await call(url, { type: /\bxml\b/i }, outside)).text, outside.now)
  },
})

/** Reads the XML by pattern: the edge has no XML parser. Attributes come in either order of quotes. */
function readEcbRates(xml: string, now: Date): DatedRates {
  const pairs = [...xml.matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)]
  const date = /time=['"](\d{4}-\d\d-\d\d)['"]/.exec(xml)?.[1]
  return checkedRates(Object.fromEntries(pairs.map(([, code, rate]) => [code, Number(rate)])), date, now)
}
