// What a page reads while it is drawn, so a build knows which pages an edit changes (A12). Without a
// reader, as in browsers, on servers and in tests, nothing is recorded.
type Plain = string | number | boolean | readonly string[]

/** Keeps the reads of each page apart from those of other work. */
interface Recorder {
  /** where reads go at present; undefined where nobody records. It may throw to forbid reading at that moment. */
  current(): Set<string> | undefined
  /** runs work, asynchronous work to its end, with its reads going to `reads` */
  run<T>(reads: Set<string>, work: () => T): T
}

let recorder: Recorder = { current: () => undefined, run: (_, work) => work() }

export function recordReads(by: Recorder): void {
  recorder = by
}

/** Says that what is drawn depends on `name`. */
export function noteRead(name: string): void {
  recorder.current()?.add(name)
}

/** Says that what is drawn depends on all of `names`. */
export function noteReads(names: Iterable<string>): void {
  const reads = recorder.current()
  if (reads) for (const name of names) reads.add(name)
}

/** Runs work that is used again later and collects what it reads: whoever uses it again has read the same. */
export function collectReads<T>(work: () => T): { result: T; reads: ReadonlySet<string> } {
  const reads = new Set<string>()
  const result = recorder.run(reads, work)
  noteReads(reads)
  return { result, reads }
}

let timesLater = 0
/** How often `collectReadsLater` has run: a page during which it did was drawn with work that others are spared. */
export const timesCollectedLater = (): number => timesLater

/** The same for asynchronous work. */
export async function collectReadsLater<T>(
  work: () => Promise<T>,
): Promise<{ result: T; reads: ReadonlySet<string> }> {
  const reads = new Set<string>()
  timesLater += 1
  const result = await recorder.run(reads, work)
  noteReads(reads)
  return { result, reads }
}

interface Known<T> {
  /** undefined as long as nobody records */
  question?: string
  answer?: T
  error?: unknown
}

const questions = new Map<string, (...of: never[]) => unknown>()
/** Answers of one function that are kept: a server draws pages of two hundred thousand pairs, and may not keep what each asks. */
export const mostKept = 10_000

/** Keeps a value under a key; the oldest is dropped first. */
export function keep<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value): void {
  kept.set(key, value)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value as Key)
}

/** Starts the name of a read that is a question; the arguments follow as JSON. */
const mark = '?'

/**
 * Names a pure function of compiled data: a page that calls it depends on the answer, not on everything the answer was
 * computed from. The answer is kept and must be plain data, as it is compared as JSON.
 * @param name unique in the project (tests/unit/reads.test.ts)
 * @param compute has no optional parameters: what is given beyond its declared ones is no part of the question
 */
export function asked<Of extends readonly Plain[], T>(
  name: string,
  compute: (...of: Of) => T,
): (...of: Of) => T {
  const answers = new Map<unknown, Known<T>>()
  const ask = (...given: Of): T => {
    // a question that is given to `map` also gets an index and the whole list
    const of = (given.length > compute.length ? given.slice(0, compute.length) : given) as Of
    const key = of.length === 1 ? of[0] : of.join('\n')
    let known = answers.get(key)
    if (!known) {
      known = answered(() => compute(...of))
      keep(answers, key, known)
    }
    const reads = recorder.current()
    if (reads) {
      known.question ??= `${mark}${name}${JSON.stringify(of)}`
      reads.add(known.question)
    }
    if ('error' in known) throw known.error
    return known.answer as T
  }
  questions.set(name, ask)
  return ask
}

/** Computes an answer; what it reads counts for nobody. */
function answered<T>(compute: () => T): Known<T> {
  try {
    return { answer: recorder.run(new Set(), compute) }
  } catch (error) {
    return { error }
  }
}

/**
 * The present answer to a recorded question as JSON; undefined for a read that is no question, for a question that no
 * longer exists or for one that has no answer.
 */
export function answerTo(read: string): string | undefined {
  if (!read.startsWith(mark)) return undefined
  const end = read.indexOf('[')
  const ask = questions.get(read.slice(mark.length, end))
  if (!ask) return undefined
  try {
    return JSON.stringify(ask(...(JSON.parse(read.slice(end)) as never[]))) ?? 'undefined'
  } catch {
    return undefined
  }
}
