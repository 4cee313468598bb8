// A feed as a zip on disk, streamed entry by entry.
import { statSync } from 'node:fs'
import { posix } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { crc32 } from 'node:zlib'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { StepError } from '#tools/process.ts'
import type { FeedFiles } from './feed-files.ts'

const again = 'Fetch the feed again; if that does not help, ask its publisher.'
/** https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.4.5 */
const methodNames: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
  98: 'PPMd',
}

/** @throws StepError when the file is no zip, is damaged, encrypted, or packed by another method than deflate */
export async function openZip(path: string): Promise<FeedFiles> {
  const zip = await openArchive(path)
  const entries = await entriesOf(zip, path).catch((error) => {
    zip.close()
    throw error
  })
  const entryOf = (file: string) => {
    const entry = entries.get(file)
    if (!entry) throw new StepError(`${path}: has no ${file}. Take the whole GTFS feed from its publisher.`)
    return entry
  }
  return {
    path,
    bytes: statSync(path).size,
    has: (file) => entries.has(file),
    sizeOf: (file) => entries.get(file)?.uncompressedSize ?? 0,
    open: (file) => openEntry(zip, entryOf(file), path),
    close: () => zip.close(),
  }
}

const damaged = (path: string, error: Error) =>
  new StepError(`${path}: is no zip, or a damaged one (${error.message}). ${again}`)

async function openArchive(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { autoClose: false, lazyEntries: true }, (error, zip) =>
      error ? reject(damaged(path, error)) : resolve(zip),
    )
  })
}

/** The .txt files of the folder that holds stops.txt: some publishers pack the feed inside a folder. */
async function entriesOf(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const all = await new Promise<Entry[]>((resolve, reject) => {
    const found: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      found.push(entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(found))
    zip.on('error', (error: Error) => reject(damaged(path, error)))
    zip.readEntry()
  })
  const folders = all.filter(({ fileName }) => posix.basename(fileName) === 'stops.txt')
  if (folders.length > 1)
    throw new StepError(`${path}: holds ${folders.length} feeds. Unpack it and read each folder by itself.`)
  const folder = posix.dirname(folders[0]?.fileName ?? '')
  const files = all.filter(
    ({ fileName }) => fileName.endsWith('.txt') && posix.dirname(fileName) === (folder || '.'),
  )
  for (const entry of files) checkEntry(entry, path)
  return new Map(files.map((entry) => [posix.basename(entry.fileName), entry]))
}

function checkEntry(entry: Entry, path: string): void {
  const where = `${path}: ${entry.fileName}`
  if (entry.isEncrypted()) throw new StepError(`${where} is encrypted. Unpack it, and read the folder.`)
  const { compressionMethod: method } = entry
  if (method === 0 || method === 8) return
  const name = methodNames[method] ?? `method ${method}`
  throw new StepError(
    `${where} is packed with ${name}, which is not read. Unpack it with a program that can (7z, bsdtar), and read the folder.`,
  )
}

async function openEntry(zip: ZipFile, entry: Entry, path: string): Promise<Readable> {
  const source = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(damaged(path, error)) : resolve(stream)))
  })
  let sum = 0
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
    flush(done) {
      const error = new Error(`the check sum of ${entry.fileName} is wrong`)
      done(sum === entry.crc32 ? null : damaged(path, error))
    },
  })
  source.on('error', (error: Error) => checked.destroy(damaged(path, error)))
  return source.pipe(checked)
}
