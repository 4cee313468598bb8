// Railways as the list of night trains spells them, by our operators.
import type { OperatorId } from '#catalogue/network.ts'

const operatorsOf: Readonly<Record<string, readonly OperatorId[]>> = {
  CFR: ['cfr'],
  CS: ['caledonian-sleeper'],
  ES: ['european-sleeper'],
  FS: ['trenitalia'],
  GWR: ['gwr'],
  HŽPP: ['hzpp'],
  MÁV: ['mav'],
  PKP: ['pkp'],
  RDC: ['rdc'],
  RJ: ['regiojet'],
  SJ: ['sj'],
  SNCF: ['sncf-intercites-nuit'],
  ST: ['snalltaget'],
  ZSSK: ['zssk'],
  ÖBB: ['nightjet', 'oebb'],
  ČD: ['cd'],
}

/** Our operators of a train of the list; the railways that run none of ours are left out. */
export const operatorsOfRailways = (railways: readonly string[]): OperatorId[] =>
  railways.flatMap((railway) => operatorsOf[railway] ?? [])
