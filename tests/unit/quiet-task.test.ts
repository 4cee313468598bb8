// Slices of drawing let the answer to a press be painted first.
import { afterAll, expect, test, vi } from 'vitest'
import { inSlices } from '#lib/in-slices.ts'

const heard = new Map<string, (event: { timeStamp: number }) => void>()
vi.stubGlobal('document', {})
vi.stubGlobal('addEventListener', (type: string, listener: (event: { timeStamp: number }) => void) =>
  heard.set(type, listener),
)
const { quietTask } = await import('#lib/quiet-task.ts')

const press = (type: string) => heard.get(type)?.({ timeStamp: performance.now() })
async function waited(): Promise<number> {
  const begin = performance.now()
  await quietTask()
  return performance.now() - begin
}

vi.useFakeTimers() // one clock for all tests, as the page has one
afterAll(() => vi.useRealTimers())

test('waits for the answer to a press, to its end and to a key', async () => {
  expect([...heard.keys()].sort()).toEqual(['keydown', 'pointerdown', 'pointerup'])
  for (const type of heard.keys()) {
    press(type)
    const [ms] = await Promise.all([waited(), vi.advanceTimersByTimeAsync(1000)])
    expect(ms).toBeGreaterThanOrEqual(150)
    expect(ms).toBeLessThan(400)
  }
})

test('begins at once when nothing was pressed lately, and waits again when something is meanwhile', async () => {
  await vi.advanceTimersByTimeAsync(1000)
  const [ms] = await Promise.all([waited(), vi.advanceTimersByTimeAsync(10)])
  expect(ms).toBeLessThan(20)
  press('pointerdown')
  const again = waited()
  await vi.advanceTimersByTimeAsync(100)
  press('pointerup')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await again).toBeGreaterThanOrEqual(250)
})

test('slices begin when the pause says so, and do all of the work in order', async () => {
  const done: number[] = []
  let pauses = 0
  await inSlices(
    [1, 2, 3],
    (item) => done.push(item),
    async () => {
      pauses += 1
      expect(done).toEqual([])
    },
  )
  expect(done).toEqual([1, 2, 3])
  expect(pauses).toBe(1)
})
