// Identifies a client for the rate limit. Nothing of it is stored.

/**
 * Key of a client: the IPv4 address, or the network (/64, one household) of an IPv6 address.
 * Other text stays unchanged, cut to 64 characters.
 */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1] as string
  if (!/^[0-9a-f:]+(%\w+)?$/i.test(address) || !address.includes(':')) return address.slice(0, 64)
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1).join('').split('::')
  const [start, end] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0')
  const groups = [...start, ...(address.includes('::') ? zeros : []), ...end]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The address a trusted proxy wrote into a header: the last one, for proxies append. */
export function addressFromHeader(request: Request, name: string): string {
  return request.headers.get(name)?.split(',').at(-1)?.trim() ?? ''
}

// CUBOT is a maker of phones
const bots =
  /(?<!cu)bots?\b|crawl|spider|slurp|facebookexternalhit|embedly|lighthouse|pingdom|uptime|archiver|feedfetcher/i

/** True for clients whose User-Agent names a bot. */
export function isBot(request: Request): boolean {
  return bots.test(request.headers.get('User-Agent') ?? '')
}

/** True when the visitor's browser asks not to be tracked (Global Privacy Control). */
export function asksForPrivacy(request: Request): boolean {
  return request.headers.get('Sec-GPC') === '1'
}
