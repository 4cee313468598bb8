// Pure code and project rules, in Node.
import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'unit', root: import.meta.dirname, include: ['**/*.test.ts'], environment: 'node' },
})
