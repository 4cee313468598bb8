import file from './icons.svg?url'
import type { IconName } from './icons.ts'

/** True when an `Astro.routePattern` is that of the shell (A15). */
export const isShell = (routePattern: string): boolean => routePattern.endsWith('/404')

/** Address of an icon for `<use>`: icons.svg, or in the shell the drawings of Sprite.astro. */
export const iconHref = (name: IconName, inShell = false) => (inShell ? `#i-${name}` : `${file}#${name}`)
