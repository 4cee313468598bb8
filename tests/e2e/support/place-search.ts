// Calls of the place search, held back.
import type { Page } from '@playwright/test'

export const placeSearch = '**/api/geocode/search?*'

/** Holds the calls for one text, or all, until `release` is called; `asked` are the texts of all calls so far. */
export async function holdPlaceSearch(
  page: Page,
  held?: string,
): Promise<{ release: () => void; asked: (string | null)[] }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: (string | null)[] = []
  await page.route(placeSearch, async (request) => {
    const text = new URL(request.request().url()).searchParams.get('query')
    asked.push(text)
    if (held === undefined || text === held) await promise
    await request.continue().catch(() => {}) // the call may have ended
  })
  return { release: resolve, asked }
}
