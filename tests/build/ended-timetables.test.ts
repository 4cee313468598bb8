// A route page says when the timetable behind its best option has ended, by the day of the build.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { route, routeIndex } from '#catalogue/load.ts'
import { lastDayOfTimetable } from '#catalogue/timetable-year.ts'
import { messagesFor } from '#i18n/messages.ts'
import { languages } from '#lib/languages.ts'

afterEach(() => vi.unstubAllEnvs())

/** The models as a build of that day has them. */
async function builtOn(day: string) {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(day) / 1000))
  vi.resetModules()
  const { routePage } = await import('#models/route-page.ts')
  const pages = routeIndex().map(({ slug }) => slug)
  return {
    route,
    routePage,
    pages,
    ended: pages.filter((slug) => routePage(slug, 'en', messagesFor('en')).ended),
  }
}

/** The last day of the newest timetable behind a best option, and the day after it. */
const lastDay = routeIndex()
  .flatMap(({ slug }) => route(slug).options[0]?.legs ?? [])
  .flatMap((leg) => lastDayOfTimetable(leg.mode, leg) ?? [])
  .sort()
  .at(-1) as string
const dayAfter = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10)

describe('a route page', () => {
  test('says it from the day after the timetable on, in every language', async () => {
    const before = await builtOn(lastDay)
    const after = await builtOn(dayAfter)
    const isNew = after.ended.filter((slug) => !before.ended.includes(slug))
    expect(isNew.length).toBeGreaterThan(0)
    expect(before.ended.filter((slug) => !after.ended.includes(slug))).toEqual([])
    for (const lang of languages) {
      const said = after.routePage(isNew[0] as string, lang, messagesFor(lang)).ended
      expect(said).toMatch(/20\d\d/)
      expect(said?.length).toBeLessThan(130)
    }
  })

  test('says it only where a train of the best option was read in a timetable', async () => {
    const { ended, pages } = await builtOn(dayAfter)
    const isRead = (slug: string) =>
      route(slug).options[0]?.legs.some(
        ({ mode, basis }) => mode === 'train' && ['timetable', 'published'].includes(basis),
      )
    expect(ended.filter((slug) => !isRead(slug))).toEqual([])
    expect(ended.length).toBe(pages.filter(isRead).length)
  })
})
