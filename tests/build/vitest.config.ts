// Tests of the build: they read dist, so `npm run build` must run first.
import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'build',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
