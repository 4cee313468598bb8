// Our directives where Astro's element looks them up, before it is defined: layouts/islands.ts keeps the order.
import intent from './intent.ts'
import wanted from './wanted.ts'

Object.assign(globalThis, { Astro: { intent, wanted } })
