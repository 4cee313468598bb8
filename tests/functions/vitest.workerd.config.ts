// The functions on workerd: the suites of the node project against real D1, assets, cache and rate limit.
import { resolve } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineProject } from 'vitest/config'
import { buildFixtures, globalSetup } from './build-fixtures.ts'
import { goodServices } from './conformance/good-services.ts'

const root = resolve(import.meta.dirname, '../..')

export default defineProject({
  resolve: { alias: buildFixtures },
  // React in production, as wrangler.jsonc defines it, has no development JSX
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [
    cloudflareTest(async ({ inject }) => ({
      wrangler: { configPath: resolve(root, 'tests/fixtures/wrangler.jsonc') },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(resolve(root, 'functions/db/migrations')),
          ...goodServices(inject('upstreams')),
        },
      },
    })),
  ],
  test: {
    name: 'workerd',
    root: import.meta.dirname,
    include: ['workerd/**/*.test.ts'],
    testTimeout: 30_000,
    globalSetup,
  },
})
