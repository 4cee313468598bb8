// Euro reference rates of the European Central Bank, renewed about 16:00 CET on working days.
import { call, type Outside } from './call.ts'
import { checkedRates, type DatedRates } from './rates-check.ts'

export const ecbOrigin = 'https://www.ecb.europa.eu'
const path = '/stats/eurofxref/eurofxref-daily.xml'

/** Rates of the last working day. @throws UpstreamError when the service fails or its answer cannot be believed */
export async function fetchEcbRates(base: string, outside: Outside): Promise<DatedRates> {
  return readEcbRates((await call(`${base}${path}`, { type: /\bxml\b/i }, outside)).text, outside.now)
}

/** Reads the XML by pattern: the edge has no XML parser. Attributes come in either order of quotes. */
export function readEcbRates(xml: string, now: Date): DatedRates {
  const pairs = [...xml.matchAll(/currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)]
  const date = /time=['"](\d{4}-\d\d-\d\d)['"]/.exec(xml)?.[1]
  return checkedRates(Object.fromEntries(pairs.map(([, code, rate]) => [code, Number(rate)])), date, now)
}
