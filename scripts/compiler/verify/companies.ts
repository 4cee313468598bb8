// Checks that operator, brand and currency of a service are those of its countries and its like.
import type { FareCurrency } from '#catalogue/currency.ts'
import type { Service } from '#catalogue/service.ts'
import { fold } from '#lib/fold.ts'
import type { Network } from '../read/network.ts'
import type { Located } from '../read/table.ts'
import type { CatalogueCheck, Compiled, Finding } from './finding.ts'

/** Fewest services that show a habit, and the share of them that makes it one. */
const habit = { services: 4, share: 0.9 } as const

type Row = Located<Service>

const countriesOf = ({ from, to }: Service, { stops, places }: Network) =>
  new Set([from, to].map((id) => places.get(stops.get(id)?.place ?? '')?.country))

/** What most of the rows share, where it is a habit of theirs. */
function habitOf<T>(rows: readonly Row[], valuesOf: (row: Row) => Iterable<T>): T | undefined {
  if (rows.length < habit.services) return undefined
  const counts = new Map<T, number>()
  for (const row of rows) for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most && most[1] >= rows.length * habit.share ? most[0] : undefined
}

/** Services whose operators all have a country that nearly all of their services touch, and not this one. */
function strangers({ network }: Compiled): Finding[] {
  const services = [...network.services.values()]
  const byOperator = new Map<string, Row[]>()
  for (const service of services)
    for (const operator of service.operators)
      byOperator.set(operator, [...(byOperator.get(operator) ?? []), service])
  const homes = new Map(
    [...byOperator].map(([operator, own]) => [
      operator,
      habitOf(own, (service) => countriesOf(service, network)),
    ]),
  )
  return services.flatMap((service) => {
    const { id, where, operators } = service
    const here = countriesOf(service, network)
    const isStranger = (operator: string) => homes.get(operator) && !here.has(homes.get(operator))
    if (!operators.every(isStranger)) return []
    const [first = ''] = operators
    const what = `"operators" is "${operators.join(' ')}", but the other services of "${first}" touch ${homes.get(first)}.`
    return [{ key: `${id} ${operators.join(' ')}`, where, what }]
  })
}

/** Services of a brand that another company runs. */
function otherBrands({ network }: Compiled): Finding[] {
  const brands = Map.groupBy(network.services.values(), ({ mode, product }) => `${mode} ${fold(product)}`)
  return [...brands.values()].flatMap((rows) => {
    const usual = habitOf(rows, ({ operators }) => operators)
    if (!usual) return []
    return rows
      .filter(({ operators }) => !operators.includes(usual))
      .map(({ id, where, operators, product }) => ({
        key: `${id} ${product}`,
        where,
        what: `"operators" is "${operators.join(' ')}" for "${product}", which "${usual}" runs elsewhere.`,
      }))
  })
}

/** Fares in a currency that is of neither end. The euro is fine everywhere: editors convert into it. */
function otherCurrencies({ network, facts }: Compiled): Finding[] {
  if (!facts) return []
  return [...network.services.values()].flatMap((service) => {
    const currency: FareCurrency | undefined = service.fare?.currency
    if (!currency || currency === 'EUR') return []
    const own = [...countriesOf(service, network)].map((code) => facts.countries.get(code ?? '')?.currency)
    if (own.includes(currency)) return []
    const { id, where } = service
    const expected = [...new Set(own)].join(' or ')
    return [
      {
        key: `${id} ${currency}`,
        where,
        what: `"fareCurrency" is ${currency}, which is spent at neither end (${expected}).`,
      },
    ]
  })
}

export const companies: CatalogueCheck = {
  id: 'companies',
  name: 'operator, brand and currency of a service are those of its like',
  remedy: 'Correct the operator, the product or the currency.',
  faults: (compiled) => [...strangers(compiled), ...otherBrands(compiled), ...otherCurrencies(compiled)],
}
