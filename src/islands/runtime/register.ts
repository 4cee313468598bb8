// Registers the directives for Astro's island element, which layouts/islands.ts defines afterwards.
import intent from './intent.ts'
import wanted from './wanted.ts'

Object.assign(globalThis, { Astro: { intent, wanted } })
