// What to do with an address: show the page, hop to its final form, or say that it is not there (D10 to D17).
import { pathTo } from '#i18n/paths.ts'
import { finalForm, readAddress } from './address.ts'
import type { DirectoryIndex } from './directory-index.ts'
import { resolveRoute } from './slug.ts'

export type PageAnswer =
  | { kind: 'page' }
  /** a path of this site; for a route it is one of the catalogue, else the caller makes sure that the page exists */
  | { kind: 'redirect'; to: string; sure: boolean }
  | { kind: 'not-found' }

/** Decides about the path of an address, query and fragment excluded. Pure; never throws. */
export function resolvePage(pathname: string, index: DirectoryIndex): PageAnswer {
  const path = finalForm(pathname)
  const { family, lang, slug } = readAddress(path)
  if (family !== 'route')
    return path === pathname ? { kind: 'page' } : { kind: 'redirect', to: path, sure: false }
  if (!slug) return { kind: 'not-found' }
  const resolution = resolveRoute(slug, index.lookup, index.catalogue)
  if (resolution.kind === 'generated' || resolution.kind === 'not-found') return { kind: 'not-found' }
  const to = pathTo.route(resolution.slug, lang)
  return to === pathname ? { kind: 'page' } : { kind: 'redirect', to, sure: true }
}
