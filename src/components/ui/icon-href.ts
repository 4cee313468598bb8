import file from './icons.svg?url'
import type { IconName } from './icons.ts'

/** Whether a page, by its `Astro.routePattern`, is the shell of what is drawn on request. */
export const isShell = (routePattern: string): boolean => routePattern.endsWith('/404')

/**
 * Address of an icon for `<use>`. The shell holds the drawings itself (Sprite.astro): the views drawn into it do not know
 * where files of the build are, and its own icons then need no file either.
 */
export const iconHref = (name: IconName, inShell = false) => (inShell ? `#i-${name}` : `${file}#${name}`)
