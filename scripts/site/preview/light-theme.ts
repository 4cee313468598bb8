// Colours of the light theme by their tokens in styles/site.css.
import { readFileSync } from 'node:fs'
import { inProject } from '#tools/root.ts'

/** The light theme comes first; the dark one declares the same tokens again. */
const declared = readFileSync(inProject('src', 'styles', 'site.css'), 'utf8').split('.dark {')[0] ?? ''

export const lightTheme: ReadonlyMap<string, string> = new Map(
  [...declared.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
)

/** @throws RangeError for a token the style sheet does not have */
export function lightColour(name: string): string {
  const colour = lightTheme.get(name)
  if (!colour)
    throw new RangeError(`src/styles/site.css: has no "--${name}". Add the token to the light theme.`)
  return colour
}
