// How a feed is packed and written: read whole, or refused in one sentence.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readGtfs } from '#compiler/feeds/gtfs/read-gtfs.ts'
import { StepError } from '#tools/process.ts'
import {
  context,
  type FeedTexts,
  fileText,
  inFolder,
  listOf,
  oneTrain,
  readBytes,
  readSmall,
  rideOf,
  zipOf,
} from './small-feed.ts'

const rides = ['lille-europe brussels-midi 37', 'paris-nord brussels-midi 100', 'paris-nord lille-europe 60']

describe('a feed is read', () => {
  test.each([
    ['with a byte order mark', (text: string) => `\ufeff${fileText(text)}`],
    ['with lines of Windows', (text: string) => fileText(text).replaceAll('\n', '\r\n')],
    ['with empty lines at its end', (text: string) => `${fileText(text)}\n  \n\n`],
    [
      'with a byte order mark and quotes',
      (text: string) => `\ufeff${fileText(text).replace(/[^,\n]+/g, '"$&"')}`,
    ],
  ])('%s', async (_, pack) => {
    expect(listOf(await readBytes(zipOf({}, pack)))).toEqual(rides)
  })

  test('with an empty file that feeds need not have', async () => {
    expect(listOf(await readBytes(zipOf({ 'frequencies.txt': '' }, (text) => text.trimStart())))).toEqual(
      rides,
    )
  })

  test('with commas and quotes inside quotes', async () => {
    const texts = { 'stops.txt': oneTrain['stops.txt'].replace('Paris Nord', '"Paris, ""Nord"""') }
    expect(rideOf(await readSmall(texts), 'paris-nord', 'brussels-midi').calls[0]?.name).toBe('Paris, "Nord"')
  })

  test('from a folder of text files', async () => {
    const feed = await inFolder((folder) => {
      for (const [name, text] of Object.entries(oneTrain)) writeFileSync(join(folder, name), fileText(text))
      return readGtfs(folder, context)
    })
    expect(listOf(feed)).toEqual(rides)
  })

  test('from a folder inside the zip', async () => {
    const files = Object.entries(oneTrain).map(([name, text]) => [`feed/${name}`, strToU8(fileText(text))])
    expect(listOf(await readBytes(zipSync(Object.fromEntries(files))))).toEqual(rides)
  })

  test('with progress of each file', async () => {
    const steps = new Set<string>()
    await inFolder((folder) => {
      writeFileSync(join(folder, 'feed.zip'), zipOf())
      return readGtfs(join(folder, 'feed.zip'), context, ({ step, share }) => {
        if (share >= 0 && share <= 1) steps.add(step)
      })
    })
    expect([...steps]).toEqual(expect.arrayContaining(['stops.txt', 'stop_times.txt', 'rides']))
  })
})

/** The zip with another number in two bytes after each header of an entry of `name`. */
function withHeaderBytes(
  bytes: Uint8Array,
  name: string,
  offsets: { local: number; central: number },
  value: number,
) {
  const changed = Buffer.from(bytes)
  for (const [signature, nameAt, offset] of [
    ['PK\x03\x04', 30, offsets.local],
    ['PK\x01\x02', 46, offsets.central],
  ] as const)
    for (
      let at = changed.indexOf(signature, 0, 'latin1');
      at >= 0;
      at = changed.indexOf(signature, at + 1, 'latin1')
    )
      if (changed.toString('latin1', at + nameAt, at + nameAt + name.length) === name)
        changed.writeUInt16LE(value, at + offset)
  return changed
}

const packedWith = (method: number) =>
  withHeaderBytes(zipOf(), 'stop_times.txt', { local: 8, central: 10 }, method)

function damagedZip() {
  const bytes = Buffer.from(zipSync({ ...packedTexts({}) }, { level: 0 }))
  const at = bytes.indexOf('08:40:00')
  bytes.write('09', at)
  return bytes
}

const packedTexts = (texts: FeedTexts) =>
  Object.fromEntries(
    Object.entries({ ...oneTrain, ...texts }).map(([name, text]) => [name, strToU8(fileText(text ?? ''))]),
  )

describe('a feed is refused in one sentence that says what to do', () => {
  test.each([
    ['packed with LZMA', packedWith(14), 'stop_times.txt is packed with LZMA, which is not read. Unpack it'],
    ['packed with a method without a name', packedWith(77), 'is packed with method 77'],
    [
      'encrypted',
      withHeaderBytes(zipOf(), 'stops.txt', { local: 6, central: 8 }, 1),
      'stops.txt is encrypted. Unpack it',
    ],
    ['cut off', zipOf().slice(0, 900), 'is no zip, or a damaged one'],
    ['no zip at all', strToU8('<html>Not found</html>'), 'is no zip, or a damaged one'],
    ['changed on the way', damagedZip(), 'the check sum of stop_times.txt is wrong'],
    [
      'without a file that every feed has',
      zipOf({ 'trips.txt': undefined }),
      'has no trips.txt. Take the whole',
    ],
    ['with an empty file', zipOf({ 'stops.txt': '' }), 'stops.txt: is empty'],
    [
      'without a column',
      zipOf({ 'routes.txt': '\nroute_id,route_name\nr,EX' }),
      'routes.txt: has no column route_type.',
    ],
    [
      'with a time zone that does not exist',
      zipOf({ 'agency.txt': oneTrain['agency.txt'].replace('Paris', 'Lutetia') }),
      'agency.txt:2: "Europe/Lutetia" is no time zone',
    ],
    [
      'with two feeds in it',
      zipSync({ 'a/stops.txt': strToU8('x'), 'b/stops.txt': strToU8('x') }),
      'holds 2 feeds',
    ],
  ])('when it is %s', async (_, bytes, sentence) => {
    const failure = await readBytes(bytes).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StepError)
    expect((failure as StepError).message).toContain(sentence)
  })

  test('when it does not exist', async () => {
    await expect(readGtfs('/nowhere/feed.zip', context)).rejects.toThrow('/nowhere/feed.zip: does not exist.')
  })

  test('when a folder has no feed', async () => {
    await inFolder(async (folder) => {
      mkdirSync(join(folder, 'empty'))
      await expect(readGtfs(join(folder, 'empty'), context)).rejects.toThrow('has no agency.txt')
    })
  })
})
