// Every folder of tests names its own runtime in `vitest*.config.ts`; `vitest run --project unit` picks one.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: ['tests/*/vitest*.config.ts'] },
})
