// Tips on seats, luggage and bicycles, from the rules of a page's operators.
import { operatorRule } from '#catalogue/load.ts'
import type { OperatorId } from '#catalogue/network.ts'
import type { OperatorRule } from '#catalogue/operator-rule.ts'
import type { TransportOption } from '#catalogue/route.ts'
import { formatList } from '#i18n/format.ts'
import type { Prose } from '#i18n/prose/en.ts'
import type { Who } from '#i18n/prose/given.ts'
import { capitalRich } from '#lib/capital.ts'
import { joinRich, type Rich, richBy, type TextPrice } from '#lib/fill.ts'
import type { Language } from '#lib/languages.ts'
import { operatorName, operatorNames } from '../names.ts'
import type { Tip } from './tip.ts'

/** Longer lists would not read as sentences. */
const shown = { perMode: 2, operators: 4 } as const
/** Most rules compared in one sentence. */
const comparedRules = 3

interface Group {
  who: Who
  rule: OperatorRule
  /** the operators of the group */
  rules: readonly OperatorRule[]
}

/** How operators are compared. */
interface Compared {
  key: (rule: OperatorRule) => unknown
  /** whether the clause of the rule has a verb of its own, and so ends the sentence */
  isLast?: (rule: OperatorRule) => boolean
}

/** A fee of all, "€10 and €8" in the order of two companies, or in full "€8 with DB". */
function bikeClause(
  { who, rule: { bike = 'none' }, rules }: Group,
  lang: Language,
  t: Prose['tips'],
  { first, inFull }: { first: boolean; inFull: boolean },
): Rich {
  const charging = rules.filter(({ bikeEur }) => bikeEur)
  const areAll = charging.length === rules.length
  const isOne = areAll && new Set(charging.map(({ bikeEur }) => bikeEur)).size === 1
  const isPlain = isOne || (areAll && charging.length === 2)
  const shown = isOne ? charging.slice(0, 1) : isPlain || inFull ? charging : []
  const prices = Object.fromEntries(shown.map(({ bikeEur = 0 }, index) => [`fee${index}`, { low: bikeEur }]))
  return richBy(prices, (gaps) => {
    const fees = shown.map(({ operator: id }, index) => {
      const fee = gaps[`fee${index}`] ?? ''
      return isPlain ? fee : t.feeWith(operatorName(id, lang), fee)
    })
    return t.bike(bike, who, formatList(fees, lang), first)
  })
}

/** Operators grouped by rule, the largest group first; unknown rules are left out. */
function groupsBy(
  rules: readonly OperatorRule[],
  lang: Language,
  { key, isLast = () => false }: Compared,
  most: number,
): Group[] {
  const known = rules.filter((rule) => key(rule) !== undefined)
  return [...Map.groupBy(known, (rule) => JSON.stringify(key(rule))).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .sort(([a], [b]) => Number(a && isLast(a)) - Number(b && isLast(b)))
    .map((same) => ({
      who: {
        names: operatorNames(
          same.map((rule) => rule.operator),
          lang,
        ),
        count: new Set(same.map((rule) => operatorName(rule.operator, lang))).size,
      },
      rule: same[0] as OperatorRule,
      rules: same,
    }))
}

const sentence = (clauses: readonly (string | Rich)[], between: string) =>
  joinRich([capitalRich(joinRich(clauses, between)), '.'], '')

/** The limit that operators check: size of a small bag, weight of others. */
const sizeOf = ({ bags, bagCm, bagKg }: Partial<OperatorRule>) => {
  if (bags === 'small' && bagCm) return ` (${bagCm}\u00a0cm)`
  return bagKg ? ` (${bagKg}\u00a0kg)` : ''
}
const bySeat: Compared = { key: ({ seat }) => seat }
const byBags: Compared = {
  key: (rule) => rule.bags && [rule.bags, sizeOf(rule)],
  isLast: ({ bags }) => bags === 'own',
}
const byBagsAndFees: Compared = {
  key: (rule) => rule.bags && [rule.bags, sizeOf(rule), rule.fees?.cabinEur, rule.fees?.holdEur],
}
const byBike: Compared = { key: ({ bike }) => bike, isLast: ({ bike }) => bike === 'none' }
/** A packed bicycle for a fee, as on every flight, is said in details only. */
const byBikeInBrief: Compared = {
  ...byBike,
  key: ({ bike, bikeEur }) => (bike === 'bagged' && bikeEur ? undefined : bike),
}
const byExchange: Compared = {
  key: ({ exchange, exchangeDays }) => exchange && [exchange, exchangeDays],
  isLast: ({ exchange }) => exchange === 'no',
}

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

const feeOf = (eur: number | undefined): TextPrice | undefined =>
  eur === undefined ? undefined : { low: eur, digits: Number.isInteger(eur) ? 0 : 2 }

/** "a cabin bag costs from €12.49": the bags that the ticket leaves out, where their fees are known. */
const bagFees = ({ fees }: OperatorRule, t: Prose['tips']): Rich[] =>
  fees ? [richBy({ cabin: feeOf(fees.cabinEur), hold: feeOf(fees.holdEur) }, t.bagFees)] : []

/** A sentence for each rule: what the ticket includes, then what other bags cost. */
function bagsInFull(rules: readonly OperatorRule[], lang: Language, t: Prose['tips']): Rich {
  const groups = groupsBy(rules, lang, byBagsAndFees, rules.length)
  const sentences = groups.map(({ who, rule }) =>
    sentence([t.bags(rule.bags ?? 'own', who, sizeOf(rule), true), ...bagFees(rule, t)], t.semicolon),
  )
  return joinRich(sentences, ' ')
}

/** One tip per subject with known rules; `inFull` adds every different rule and every fee. */
export function ruleTips(
  rules: readonly OperatorRule[],
  lang: Language,
  { tips: t }: Prose,
  inFull = false,
): Tip[] {
  const clauses = (compared: Compared, clause: (group: Group, first: boolean) => string | Rich): Rich => {
    const groups = groupsBy(rules, lang, compared, inFull ? rules.length : comparedRules)
    const texts = groups.map((group, index) => clause(group, index === 0))
    return texts.length > 0 ? sentence(texts, t.semicolon) : []
  }
  const tip = (title: string, description: Rich): Tip[] =>
    description.length > 0 ? [{ type: 'info', title, description }] : []
  const bagsInBrief = () =>
    clauses(byBags, ({ who, rule }, first) => t.bags(rule.bags ?? 'own', who, sizeOf(rule), first))
  return [
    ...tip(
      t.seats,
      clauses(bySeat, ({ who, rule }) => t.seat[rule.seat ?? 'none'](who)),
    ),
    ...tip(t.luggage, inFull ? bagsInFull(rules, lang, t) : bagsInBrief()),
    ...tip(
      t.bikes,
      clauses(inFull ? byBike : byBikeInBrief, (group, first) =>
        bikeClause(group, lang, t, { first, inFull }),
      ),
    ),
  ]
}

/** Deadline and price of ticket changes; operators are named where they differ or are several. */
export function exchangeTip(
  rules: readonly OperatorRule[],
  lang: Language,
  { tips: t, details }: Prose,
): Tip[] {
  const groups = groupsBy(rules, lang, byExchange, rules.length)
  if (groups.length === 0) return []
  const clauses = groups.map(({ who, rule: { exchange = 'no', exchangeDays = 0 } }, index) =>
    t.exchangeBy(exchange, exchangeDays, who, index === 0),
  )
  const { exchange = 'no', exchangeDays = 0 } = rules[0] as OperatorRule
  const description =
    rules.length === 1 ? [t.exchange(exchange, exchangeDays)] : sentence(clauses, t.semicolon)
  return [{ type: 'info', title: details.exchange, description }]
}
