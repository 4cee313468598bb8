// Railways as the list of night trains spells them, by our operators.
import type { OperatorId } from '#catalogue/network.ts'

const operatorsOf: Readonly<Record<string, readonly OperatorId[]>> = {
  ATC: ['astra-trans-carpatic'],
  BDŽ: ['bdz'],
  CFR: ['cfr'],
  CS: ['caledonian-sleeper'],
  ES: ['european-sleeper'],
  FS: ['trenitalia'],
  GA: ['go-ahead-nordic'],
  GWR: ['gwr'],
  HŽPP: ['hzpp'],
  MÁV: ['mav'],
  PKP: ['pkp'],
  RDC: ['rdc'],
  RJ: ['regiojet'],
  SJ: ['sj'],
  SJN: ['sj-norge'],
  SNCF: ['sncf-intercites-nuit'],
  ST: ['snalltaget'],
  TCDD: ['tcdd'],
  VR: ['vr'],
  VY: ['vy'],
  ZSSK: ['zssk'],
  ÖBB: ['nightjet', 'oebb'],
  ČD: ['cd'],
  ŽPCG: ['zpcg'],
  ŽS: ['srbija-voz'],
}

/** Our operators of a train of the list; the railways that run none of ours are left out. */
export const operatorsOfRailways = (railways: readonly string[]): OperatorId[] =>
  railways.flatMap((railway) => operatorsOf[railway] ?? [])
