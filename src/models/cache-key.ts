// What a route page shows, as one hash: pages whose key is unchanged are not drawn again.
import { createHash } from 'node:crypto'
import { route, routeSummary } from '#catalogue/load.ts'
import type { Slug } from '#catalogue/route.ts'
import { memo } from '#lib/memo.ts'
import { footerColumns } from './footer.ts'

/**
 * Key of a route page in every language. The content hash covers options, names, related and popular routes; the way back
 * and the footer are added here. Code and words are watched by the build itself.
 */
export const routeCacheKey = memo((slug: Slug): string => {
  const { contentHash, origin, destination } = route(slug)
  const shown = [contentHash, routeSummary(`${destination}-${origin}`), footerColumns('en')]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)
})
