// The client on Node: the socket's address, or the address in the configured header of a trusted proxy.
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { addressFromHeader, clientKey } from '#functions/server/client.ts'
import { logWarning } from '#functions/server/log.ts'
import { isForwarded } from './connections.ts'

export interface Clients {
  /** Stores the origin of a request before the app handles it. */
  remember(request: Request, incoming: IncomingMessage): void
  /** Address of the client; empty behind a proxy that does not name it. */
  addressOf(request: Request): string
  /** Client of a connection; undefined for a proxy's connection. */
  ofConnection(socket: Socket): string | undefined
  /** True for a visitor at the machine itself: loopback socket and `Host`, and no sign of a proxy (D44). */
  isLocal(request: Request): boolean
}

const loopbackSocket = /^(127\.|::1$|::ffff:127\.)/
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** @param header in which a trusted proxy names the client */
export function createClients(header: string | undefined): Clients {
  const addresses = new WeakMap<Request, string>()
  const local = new WeakSet<Request>()
  /** addresses that sent forwarded requests although no header is configured */
  const proxies = new Set<string>()

  let hasWarned = false
  function warnOnce(hint: string): void {
    if (!hasWarned) logWarning('proxy', { hint })
    hasWarned = true
  }

  function addressIn(request: Request, name: string): string {
    const address = addressFromHeader(request, name)
    if (address === '')
      warnOnce(
        `Requests come without the header ${name} of CLIENT_IP_HEADER: limits per client are off for them.`,
      )
    return address
  }

  return {
    remember(request, incoming) {
      const address = incoming.socket.remoteAddress ?? ''
      if (header === undefined && isForwarded(incoming)) {
        warnOnce(
          'Requests come through a proxy, but CLIENT_IP_HEADER is not set: limits per client are off for it.',
        )
        if (proxies.size < 1000) proxies.add(address)
      }
      // by default nginx adds no header and speaks HTTP/1.0, which no browser does
      const isProxied = isForwarded(incoming) || incoming.httpVersion === '1.0'
      if (header === undefined && !isProxied && loopbackSocket.test(address)) local.add(request)
      addresses.set(request, proxies.has(address) ? '' : address)
    },
    addressOf: (request) =>
      header === undefined ? (addresses.get(request) ?? '') : addressIn(request, header),
    ofConnection({ remoteAddress = '' }) {
      return header !== undefined || proxies.has(remoteAddress) ? undefined : clientKey(remoteAddress)
    },
    isLocal: (request) => local.has(request) && loopbackHosts.has(new URL(request.url).hostname),
  }
}
