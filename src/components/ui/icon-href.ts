import file from './icons.svg?url'
import type { IconName } from './icons.ts'

/**
 * Address of an icon for `<use>`. The shell holds the drawings itself (Sprite.astro): the views drawn into it do not know
 * where files of the build are, and its own icons then need no file either.
 */
export const iconHref = (name: IconName, inShell = false) => (inShell ? `#i-${name}` : `${file}#${name}`)
