// Checks of what tickets say about bags and bicycles: the fees of a row fit its rules, and services promise no bag that costs extra.
import { extraBags, includesBag, type OperatorRule } from '#catalogue/operator-rule.ts'
import type { Facts } from './facts.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'
import type { Located } from './table.ts'

const named = { cabin: 'a cabin bag', hold: 'a large bag' } as const

export function checkOperatorRules(
  { operatorRules }: Facts,
  { services }: Network,
  problems: Problems,
): void {
  for (const rule of operatorRules.values()) {
    checkBags(rule, problems)
    checkBike(rule, problems)
  }
  for (const { where, operators, amenities } of services.values()) {
    if (!amenities.includes('luggage')) continue
    const rules = operators.flatMap((operator) => operatorRules.get(operator) ?? [])
    const rule = rules.find((each) => includesBag(each, 'cabin') === false)
    if (rule)
      problems.add(
        where,
        `"amenities" has luggage, and "bags" of ${rule.operator} is ${rule.bags}, which includes no cabin bag.`,
        'Leave luggage out, or correct "bags" in data/operator-rules.',
      )
  }
}

function checkBags(rule: Located<OperatorRule>, problems: Problems): void {
  for (const bag of extraBags) {
    const column = `${bag}Eur` as const
    const eur = rule.fees?.[column]
    if (eur === undefined) continue
    const isIncluded = includesBag(rule, bag)
    if (isIncluded)
      problems.add(
        rule.where,
        `"${column}" is ${eur}, and "bags" is ${rule.bags}, which includes ${named[bag]}.`,
        `Leave "${column}" empty, or correct "bags".`,
      )
    if (isIncluded === undefined)
      problems.add(
        rule.where,
        `"${column}" is ${eur}, and "bags" is empty.`,
        'Say in "bags" what the ticket includes.',
      )
  }
}

function checkBike({ where, bike, bikeEur }: Located<OperatorRule>, problems: Problems): void {
  if (bikeEur === undefined) return
  if (bike === undefined)
    problems.add(where, `"bikeEur" is ${bikeEur}, and "bike" is empty.`, 'Say in "bike" how it travels.')
  if (bike === 'none' || (bike === 'free' && bikeEur > 0))
    problems.add(
      where,
      `"bikeEur" is ${bikeEur}, and "bike" is ${bike}.`,
      'Leave it empty, or correct "bike".',
    )
}
