// The functions on Node: a real server, SQLite in a file, fakes of outside services over HTTP.
import { defineProject } from 'vitest/config'
import { buildFixtures, globalSetup } from './build-fixtures.ts'

export default defineProject({
  resolve: { alias: buildFixtures },
  test: {
    name: 'node',
    root: import.meta.dirname,
    include: ['node/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    globalSetup,
  },
})
