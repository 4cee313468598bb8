// Small tables of flights written by hand, and the made-up network they are read against.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Proposal } from '#compiler/feeds/proposal.ts'
import type { Network } from '#compiler/read/network.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

const folder = mkdtempSync(join(tmpdir(), 'waymark-air-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a table of the lines given, and returns its path. */
export function table(...lines: string[]): string {
  const path = join(folder, 'table.csv')
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

/** The made-up network with its flight from Ayton changed, and the publications that the tables stand for. */
export function network(change: object = {}, operators: string[] = []): Network {
  const tiny = tinyNetwork({ change: { 'air-aya-cee': change } })
  const source = (id: string, asOf: string) => ({ ...[...tiny.sources.values()][0], id, asOf })
  const skyline = tiny.operators.get('skyline')
  return {
    ...tiny,
    sources: new Map([
      ...tiny.sources,
      ['vrs-call-signs-2025', source('vrs-call-signs-2025', '2025-08')],
      ['vrs-call-signs-2026', source('vrs-call-signs-2026', '2026-08')],
      ['caa-departures-2026', source('caa-departures-2026', '2026-04')],
    ]) as Network['sources'],
    operators: new Map([
      ...tiny.operators,
      ...operators.map((id) => [id, { ...skyline, id, name: id }] as const),
    ]) as Network['operators'],
  }
}

/** What is proposed of a service, by default the flight of the made-up network. */
export const found = (proposals: readonly Proposal[], service = 'air-aya-cee') =>
  proposals.find((proposal) => proposal.service === service)
