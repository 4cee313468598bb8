// A list as a report: proposals of its reader, with the edition it stands for.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readList } from '#compiler/feeds/read-list.ts'
import { tinyNetwork } from '../../fixtures/network.ts'

test('a list is reported with its edition and a proposal for every service of its kind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-list-'))
  try {
    const path = join(folder, 'ways.geojson')
    writeFileSync(path, '{"features":[]}')
    const report = readList('seaLanes', { feed: 'sea-lanes', path, network: tinyNetwork() })
    const ferries = [...tinyNetwork().services.values()].filter(({ mode }) => mode === 'ferry')
    expect(report).toMatchObject({ feed: 'sea-lanes', period: '2022', notices: [] })
    expect(report.proposals.map(({ service, kind }) => [service, kind])).toEqual(
      ferries.map(({ id }) => [id, 'absent']),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
