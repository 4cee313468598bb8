// Routes as JSON: the greater part of what a compile writes, so each text is made once.
import type { Composed } from './compile.ts'

const texts = new WeakMap<Composed, string>()

export function routeText(route: Composed): string {
  const known = texts.get(route) ?? JSON.stringify(route)
  texts.set(route, known)
  return known
}
