// What a page is recorded to have read: a read that is missed would leave an old page on the site.
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sourceFiles } from '#checks/source/source-files.ts'
import { memo } from '#lib/memo.ts'
import { answerTo, asked, collectReadsLater, mostKept, noteRead, noteReads, recordReads } from '#lib/reads.ts'

const store = new AsyncLocalStorage<Set<string>>()
beforeAll(() =>
  recordReads({ current: () => store.getStore(), run: (reads, work) => store.run(reads, work) }),
)
afterAll(() => recordReads({ current: () => undefined, run: (_, work) => work() }))

/** The reads of one page. */
async function readsOf(draw: () => unknown): Promise<string[]> {
  const reads = new Set<string>()
  await store.run(reads, async () => draw())
  return [...reads]
}

describe('a question', () => {
  const prices = { paris: 44, rome: 90 } as Record<string, number>
  const listed = asked('test: cities', () => Object.keys(prices))
  const price = asked('test: price', (city: string, days: number) =>
    listed().includes(city) ? (prices[city] as number) * days : 0,
  )
  const strict = asked('test: strict', (city: string) => {
    if (!(city in prices)) throw new RangeError(`no ${city}`)
    return prices[city]
  })

  test('is what the page read, without the questions behind it', async () => {
    expect(await readsOf(() => price('paris', 2))).toEqual(['?test: price["paris",2]'])
  })

  test('is the same however it is asked: `map` also gives an index and the list', async () => {
    const double = asked('test: double', (number: number) => number * 2)
    expect(await readsOf(() => [1, 1].map(double))).toEqual(['?test: double[1]'])
  })

  test('counts for every page that asks it', async () => {
    await readsOf(() => price('rome', 1))
    expect(await readsOf(() => price('rome', 1))).toEqual(['?test: price["rome",1]'])
  })

  test('has its answer as text, which changes with the answer only', () => {
    expect(answerTo('?test: cities[]')).toBe('["paris","rome"]')
    expect(answerTo('?test: price["paris",2]')).toBe('88')
  })

  test('without an answer is read all the same, and has none', async () => {
    expect(
      await readsOf(() => {
        expect(() => strict('oslo')).toThrow('no oslo')
      }),
    ).toEqual(['?test: strict["oslo"]'])
    expect(answerTo('?test: strict["oslo"]')).toBeUndefined()
    expect(answerTo('?test: unknown["oslo"]')).toBeUndefined()
    expect(answerTo('words de')).toBeUndefined()
  })

  test('tells arguments apart', async () => {
    const pair = asked('test: pair', (a: string, b: string) => `${a} ${b}`)
    expect([pair('a', 'b c'), pair('a b', 'c')]).toEqual(['a b c', 'a b c'])
    expect(await readsOf(() => [pair('a', 'b c'), pair('a b', 'c')])).toHaveLength(2)
  })
})

describe('a result that is computed once', () => {
  test('was read by every page that uses it', async () => {
    const work = vi.fn<(lang: string) => string>((lang) => {
      noteRead(`words ${lang}`)
      return lang.toUpperCase()
    })
    const shared = memo(work)
    const outer = memo((lang: string) => shared(lang))
    expect(await readsOf(() => shared('de'))).toEqual(['words de'])
    expect(await readsOf(() => shared('de'))).toEqual(['words de'])
    expect(await readsOf(() => outer('de'))).toEqual(['words de'])
    expect(await readsOf(() => outer('de'))).toEqual(['words de'])
    expect(work).toHaveBeenCalledOnce()
  })

  test('keeps its reads apart from those of work beside it', async () => {
    let footer: { reads: ReadonlySet<string> } | undefined
    const wait = () => new Promise((resolve) => setTimeout(resolve, 1))
    const reads = await readsOf(() =>
      Promise.all([
        collectReadsLater(async () => {
          await wait()
          noteRead('footer')
        }).then((drawn) => {
          footer = drawn
        }),
        wait().then(() => noteRead('beside')),
      ]),
    )
    expect(reads.sort()).toEqual(['beside', 'footer'])
    expect([...(footer?.reads ?? [])]).toEqual(['footer'])
    expect(await readsOf(() => noteReads(footer?.reads ?? []))).toEqual(['footer'])
  })
})

test('a function that is asked very many things keeps what it was asked last', () => {
  const compute = vi.fn((of: number) => of * 2)
  for (const ask of [asked('test: many', compute), memo(compute)]) {
    for (let of = 0; of <= mostKept; of += 1) ask(of)
    compute.mockClear()
    expect(ask(mostKept)).toBe(2 * mostKept)
    expect(compute).toHaveBeenCalledTimes(0)
    expect(ask(0)).toBe(0)
    expect(compute).toHaveBeenCalledTimes(1)
  }
})

test('every question has a name of its own', () => {
  const names = sourceFiles()
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ text }) => [...text.matchAll(/\basked\(\s*['`]([^'`]+)['`]/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
