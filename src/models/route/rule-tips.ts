// Tips on seats, luggage and bicycles, from the rules of a page's operators.
import { operator, operatorRule } from '#catalogue/load.ts'
import type { OperatorId } from '#catalogue/network.ts'
import { extraBags, type OperatorRule } from '#catalogue/operator-rule.ts'
import type { TransportOption } from '#catalogue/route.ts'
import type { Prose, Who } from '#i18n/prose/en.ts'
import { capitalRich } from '#lib/capital.ts'
import { joinRich, type Rich, richBy } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { operatorNames } from '../names.ts'
import type { Tip } from './tip.ts'

/** Longer lists would not read as sentences. */
const shown = { perMode: 2, operators: 4 } as const
/** Most rules compared in one sentence. */
const comparedRules = 3

interface Group {
  who: Who
  rule: OperatorRule
  /** their common fee for a bicycle; undefined where it differs or is unknown */
  bikeEur: number | undefined
}

/** Operators grouped by rule, the largest group first; unknown rules are left out. */
function groupsBy(
  rules: readonly OperatorRule[],
  lang: Language,
  key: (rule: OperatorRule) => unknown,
  most: number,
): Group[] {
  const known = rules.filter((rule) => key(rule) !== undefined)
  return [...Map.groupBy(known, (rule) => JSON.stringify(key(rule))).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .map((same) => ({
      who: {
        names: operatorNames(
          same.map((rule) => rule.operator),
          lang,
        ),
        count: new Set(same.map((rule) => operator(rule.operator).name)).size,
      },
      rule: same[0] as OperatorRule,
      bikeEur: new Set(same.map(({ bikeEur }) => bikeEur)).size === 1 ? same[0]?.bikeEur : undefined,
    }))
}

const sentence = (clauses: readonly Rich[], between: string) =>
  joinRich([capitalRich(joinRich(clauses, between)), '.'], '')

/** The limit that operators check: size of a small bag, weight of others. */
const sizeOf = ({ bags, bagCm, bagKg }: Partial<OperatorRule>) => {
  if (bags === 'small' && bagCm) return ` (${bagCm}\u00a0cm)`
  return bagKg ? ` (${bagKg}\u00a0kg)` : ''
}
const bagKey = (rule: OperatorRule) => rule.bags && [rule.bags, sizeOf(rule)]
const bagAndFeesKey = (rule: OperatorRule) =>
  rule.bags && [rule.bags, sizeOf(rule), rule.fees?.cabinEur, rule.fees?.holdEur]
const seatKey = ({ seat }: OperatorRule) => seat
/** A packed bicycle for a fee, as on every flight, is said in details only. */
const bikeKey = ({ bike, bikeEur }: OperatorRule) => (bike === 'bagged' && bikeEur ? undefined : bike)
const bikeAndFeeKey = ({ bike, bikeEur }: OperatorRule) => bike && [bike, bikeEur || 0]

/** Known rules of operators, in the order of the operators. */
export const rulesOf = (ids: readonly OperatorId[]): OperatorRule[] =>
  [...new Set(ids)].flatMap((id) => operatorRule(id) ?? [])

/** The most relevant rules: per mode those of the operators of the longest legs, trains first. */
export function concernedRules(rides: readonly TransportOption[]): OperatorRule[] {
  const trainsFirst = [...rides].sort((a, b) => Number(b.mode === 'train') - Number(a.mode === 'train'))
  const ids = trainsFirst.flatMap(({ legs }) =>
    [...legs]
      .sort((a, b) => b.minutes - a.minutes)
      .slice(0, shown.perMode)
      .flatMap(({ operator: id }) => id ?? []),
  )
  return rulesOf([...new Set(ids)].slice(0, shown.operators))
}

/** "cabin bag from €12.49": the fees for bags that the ticket leaves out. */
const bagFees = ({ fees }: OperatorRule, { bagFee }: Prose['tips']): Rich[] =>
  extraBags.flatMap((bag) => {
    const eur = fees?.[`${bag}Eur`]
    if (eur === undefined) return []
    return [
      richBy({ fee: { low: eur, digits: Number.isInteger(eur) ? 0 : 2 } }, ({ fee }) => bagFee(bag, fee)),
    ]
  })

/** One tip per subject with known rules; `inFull` adds every different rule and every fee. */
export function ruleTips(
  rules: readonly OperatorRule[],
  lang: Language,
  { tips: t }: Prose,
  inFull = false,
): Tip[] {
  const tip = (
    title: string,
    key: (rule: OperatorRule) => unknown,
    clause: (group: Group) => Rich,
  ): Tip[] => {
    const groups = groupsBy(rules, lang, key, inFull ? rules.length : comparedRules)
    return groups.length > 0
      ? [{ type: 'info', title, description: sentence(groups.map(clause), t.semicolon) }]
      : []
  }
  return [
    ...tip(t.seats, seatKey, ({ who, rule }) => [t.seat[rule.seat ?? 'none'](who)]),
    ...tip(t.luggage, inFull ? bagAndFeesKey : bagKey, ({ who, rule }) =>
      joinRich([t.bags(rule.bags ?? 'own', who, sizeOf(rule)), ...(inFull ? bagFees(rule, t) : [])], ', '),
    ),
    ...tip(t.bikes, inFull ? bikeAndFeeKey : bikeKey, ({ who, rule: { bike }, bikeEur }) =>
      richBy({ fee: bikeEur ? { low: bikeEur } : undefined }, ({ fee }) => t.bike(bike ?? 'none', who, fee)),
    ),
  ]
}

/** Deadline and price of ticket changes; operators are named where they differ or are several. */
export function exchangeTip(
  rules: readonly OperatorRule[],
  lang: Language,
  { tips: t, details }: Prose,
): Tip[] {
  const groups = groupsBy(
    rules,
    lang,
    ({ exchange, exchangeDays }) => exchange && [exchange, exchangeDays],
    Number.POSITIVE_INFINITY,
  )
  if (groups.length === 0) return []
  const sentences = groups.map(({ who, rule: { exchange, exchangeDays } }) => {
    const sentence = t.exchange(exchange ?? 'no', exchangeDays ?? 0)
    return rules.length === 1 ? sentence : `${sentence.slice(0, -1)} (${who.names}).`
  })
  return [{ type: 'info', title: details.exchange, description: [sentences.join(' ')] }]
}
