// Code for browsers in Node: pure parts, stores with a stand-in browser, first markup of islands.
import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'islands', root: import.meta.dirname, include: ['**/*.test.{ts,tsx}'], environment: 'node' },
})
