// The names counted on one day cannot be filled by one client: the edge counts new ones a minute.
import { applyD1Migrations } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { pageViewPath } from '#contracts/track-page-view.ts'
import { fromOwnPage, post, wholeMinute } from '../conformance/target.ts'

beforeAll(() => applyD1Migrations(env.DB, env.TEST_MIGRATIONS))

it('forty invented routes of one client within a minute make six names, and all are counted', async () => {
  await wholeMinute()
  const headers = fromOwnPage()
  for (let index = 0; index < 40; index += 1) {
    const view = post({ routeSlug: `aa${index}-bb`, language: 'en' }, headers)
    expect((await exports.default.fetch(`https://waymark.example${pageViewPath}`, view)).status).toBe(204)
  }
  const { n } = (await env.DB.prepare('SELECT count(*) AS n FROM unknown_key').first<{ n: number }>()) ?? {}
  const { views } =
    (await env.DB.prepare('SELECT sum(views) AS views FROM page_view').first<{ views: number }>()) ?? {}
  expect([n, views]).toEqual([6, 40])
})
