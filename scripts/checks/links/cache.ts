// Outcomes of earlier runs in .build/links.json: an address is asked once in thirty days, an unsure one every time.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Outcome } from './outcome.ts'

export const cachedDays = 30
const dayMs = 86_400_000

const fileSchema = z.record(
  z.string(),
  z.object({ state: z.enum(['ok', 'moved', 'dead']), detail: z.string(), at: z.iso.datetime() }),
)

export class LinkCache {
  readonly #known: z.infer<typeof fileSchema>
  readonly #file: string
  readonly #now: Date

  /** An unreadable file counts as empty. */
  constructor(file: string, now = new Date()) {
    this.#file = file
    this.#now = now
    this.#known = existsSync(file) ? readCache(file) : {}
  }

  get(address: string): Outcome | undefined {
    const known = this.#known[address]
    if (!known || this.#now.getTime() - Date.parse(known.at) > cachedDays * dayMs) return undefined
    return { state: known.state, detail: known.detail }
  }

  set(address: string, { state, detail }: Outcome): void {
    if (state === 'unsure') delete this.#known[address]
    else this.#known[address] = { state, detail, at: this.#now.toISOString() }
  }

  save(): void {
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, `${JSON.stringify(this.#known, null, 1)}\n`)
  }
}

function readCache(file: string): z.infer<typeof fileSchema> {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
