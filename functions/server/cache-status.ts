// Headers that say where an answer comes from and how long it may be cached.
import { asUpstreamError } from '#functions/upstream/upstream-error.ts'
import type { Recalled } from './recall.ts'

/**
 * `Cache-Control` and `Cache-Status` (RFC 9211): a good answer is cached as the call says, a stale one for five
 * minutes, a failure not at all. Status: hit with seconds left, renewed, stale with negative seconds, or failed and why.
 */
export function recalledHeaders(recalled: Recalled<unknown>, whenGood: string): Record<string, string> {
  const good = recalled.state === 'hit' || recalled.state === 'renewed'
  const aged = recalled.state === 'stale' ? 'public, max-age=300' : 'no-store'
  return { 'Cache-Control': good ? whenGood : aged, 'Cache-Status': cacheStatus(recalled) }
}

function cacheStatus(recalled: Recalled<unknown>): string {
  if (recalled.state === 'failed') return `Waymark; fwd=miss; detail=${asUpstreamError(recalled.error).fault}`
  const ttl = Math.floor(recalled.ttlMs / 1000)
  if (recalled.state === 'renewed') return `Waymark; fwd=miss; stored; ttl=${ttl}`
  return recalled.state === 'hit' ? `Waymark; hit; ttl=${ttl}` : `Waymark; hit; ttl=${ttl}; detail=stale`
}
