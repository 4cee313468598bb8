// What bags and a bicycle add to an option: the fees of its tickets (data/operator-rules).
import { type Figure, mergeProvenance, type Provenance } from './figure.ts'
import { isDriven } from './mode.ts'
import { modelled, provenanceOf } from './modelled.ts'
import type { OperatorId } from './network.ts'
import { bagEur, bikeEur, type OperatorRule } from './operator-rule.ts'
import { cheapestTicket } from './option.ts'
import type { Extras, TransportOption } from './route.ts'

type Fee = number | 'no' | undefined

interface Ruled {
  /** what tickets say about bags and bicycles */
  operatorRules?: ReadonlyMap<OperatorId, OperatorRule>
}

/** In a car bags travel free; a bicycle needs a rack. */
const inCar: Figure<Extras> = { value: { cabin: 0, hold: 0 }, ...modelled }

/** Operators whose rules each ticket follows; on one ticket of several legs the operator of each. */
function ticketsOf(option: TransportOption): (OperatorId | null)[][] {
  const { fareParts, legs } = option
  // one of several carriers between two airports is bought
  if (fareParts.some(({ by }) => by)) return [cheapestTicket(option).operators]
  const covered = fareParts.map((part) => part.legs)
  const rest = legs.keys().filter((leg) => !covered.some((ticket) => ticket.includes(leg)))
  return [...covered, ...rest.map((leg) => [leg])].map((ticket) => [
    ...new Set(ticket.map((leg) => legs[leg]?.operator ?? null)),
  ])
}

/** All fees as one; a refusal, then an unknown fee, decides for all. */
function combined(fees: readonly Fee[], combine: (eur: number[]) => number): Fee {
  if (fees.includes('no')) return 'no'
  if (fees.includes(undefined)) return undefined
  return combine(fees as number[])
}

/** The dearest of the fees on one ticket, which is paid once. */
const onTicket = (fees: readonly Fee[]) => combined(fees, (eur) => Math.max(...eur))

const sum = (fees: readonly Fee[]) => combined(fees, (eur) => eur.reduce((total, fee) => total + fee, 0))

/** The lowest known fee of carriers that sell the same ticket. */
function ofChoice(fees: readonly Fee[]): Fee {
  const known = fees.filter((fee) => typeof fee === 'number')
  if (known.length > 0) return Math.min(...known)
  return fees.every((fee) => fee === 'no') ? 'no' : undefined
}

const cents = (eur: number) => Math.round(eur * 100) / 100

/**
 * Euro that bags and a bicycle add to the cheapest tickets of one adult; a fee that is unknown on one ticket is absent.
 * @returns undefined where nothing is known
 */
export function extrasOf(
  option: TransportOption,
  { operatorRules = new Map() }: Ruled,
): Figure<Extras> | undefined {
  if (isDriven(option.mode)) return inCar
  const isChoice = option.fareParts.some(({ by }) => by)
  const tickets = ticketsOf(option).map((operators) =>
    operators.map((id): OperatorRule | undefined => (id ? operatorRules.get(id) : undefined)),
  )
  const total = (feeOf: (rule: OperatorRule) => Fee): Fee => {
    const fees = tickets.map((rules) => {
      const ofRules = rules.map((rule) => rule && feeOf(rule))
      return isChoice ? ofChoice(ofRules) : onTicket(ofRules)
    })
    return sum(fees)
  }
  const cabin = total((rule) => bagEur(rule, 'cabin'))
  const hold = total((rule) => bagEur(rule, 'hold'))
  const bike = total(bikeEur)
  const value: Extras = {
    ...(typeof cabin === 'number' && { cabin: cents(cabin) }),
    ...(typeof hold === 'number' && { hold: cents(hold) }),
    ...(bike !== undefined && { bike: bike === 'no' ? bike : cents(bike) }),
  }
  if (Object.keys(value).length === 0) return undefined
  const rules = tickets.flat().filter((rule) => rule !== undefined)
  const known = rules.flatMap((rule): Provenance[] =>
    [rule, ...(rule.fees ? [rule.fees] : [])].map(provenanceOf),
  )
  return { value, ...mergeProvenance(known, tickets.length > 1 ? 'composed' : 'timetable') }
}

/** The option with what bags and a bicycle add to it, where that is known. */
export function withExtras(option: TransportOption, network: Ruled): TransportOption {
  const extras = extrasOf(option, network)
  return extras ? { ...option, extras } : option
}
