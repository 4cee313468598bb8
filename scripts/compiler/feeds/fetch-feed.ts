// Fetches a feed to a temporary file: one request, named, followed by progress.
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { onStop, StepError } from '#tools/process.ts'

/** A connection that says nothing for so long is gone. */
const silentMs = 60_000
const largestBytes = 4e9
const userAgent = "waymark-feed-reader (reads a timetable once, on an editor's order)"

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

export const isAddress = (text: string) => /^https?:\/\//.test(text)

/** The cause that fetch hides behind "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** The file of an address in a temporary folder that is removed when the command ends. @throws StepError */
export async function fetchFeed(address: string, onProgress: (text: string) => void): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-feed-'))
  onStop(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'feed.zip')
  try {
    const answer = await fetch(address, {
      headers: { 'user-agent': userAgent },
      signal: AbortSignal.timeout(silentMs * 30),
    })
    if (!answer.ok || !answer.body)
      throw new StepError(
        `${address}: answers ${answer.status}. Look at the publisher's page for the address.`,
      )
    const size = Number(answer.headers.get('content-length') ?? 0)
    const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
      let got = 0
      for await (const chunk of chunks) {
        got += chunk.length
        if (got > largestBytes)
          throw new StepError(`${address}: is over ${largestBytes / 1e9} GB. Fetch it by hand.`)
        onProgress(`fetching ${megabytes(got)}${size > 0 ? ` of ${megabytes(size)}` : ''}`)
        yield chunk
      }
    }
    await pipeline(answer.body, counted, createWriteStream(file))
    return file
  } catch (error) {
    if (error instanceof StepError) throw error
    throw new StepError(
      `${address}: cannot be fetched (${reasonOf(error)}). Try again later, or name a file.`,
    )
  }
}
