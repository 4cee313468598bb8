// Checks that no fact is dated later than today.

import { sourcedFacts } from '../read/facts.ts'
import type { Network } from '../read/network.ts'
import type { CatalogueCheck, Finding } from './finding.ts'
import { sightsOf } from './finding.ts'

interface Dated {
  where: string
  asOf: string
}

/** Every row with a date; fares have their own. */
const datedRows = (network: Network): Dated[] => [
  ...network.sources.values(),
  ...network.services.values(),
  ...network.calls,
  ...[...network.services.values()].flatMap(({ where, fare }) => (fare ? [{ where, asOf: fare.asOf }] : [])),
  ...network.roads,
  ...network.vignettes.values(),
  ...network.factors.values(),
  ...network.fareModels.values(),
  ...network.fares,
  ...network.overrides,
]

export const dates: CatalogueCheck = {
  id: 'dates',
  name: 'no fact is of the future',
  remedy: 'Write the year or month in which the source was read.',
  faults: ({ network, facts, content, today = new Date().toISOString().slice(0, 10) }) => {
    const rows = [
      ...datedRows(network),
      ...(facts ? sourcedFacts(facts) : []),
      ...(facts?.transfers ?? []).flatMap(({ where, hours }) => (hours ? [{ where, asOf: hours.asOf }] : [])),
      ...sightsOf(content).map(({ where, facts: { asOf } }) => ({ where, asOf })),
    ]
    return rows
      .filter(({ asOf }) => asOf > today)
      .map(
        ({ where, asOf }): Finding => ({
          key: `${where} ${asOf}`,
          where,
          what: `"asOf" is ${asOf}, a date to come.`,
        }),
      )
  },
}
