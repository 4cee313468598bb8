// Ends a server without cutting off clients: its last answers say that the connection will be closed.
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Time in which clients with an open connection can send a request that is still answered, milliseconds. */
const farewellMs = 500
/** Time for answers under way after that, milliseconds. */
const patienceMs = 5000

export interface Closing {
  /** Wraps the listener of the server that `close` ends. */
  watch(listener: RequestListener): RequestListener
  /** Resolves once every connection is closed. */
  close(server: Server): Promise<void>
}

export function createClosing(): Closing {
  const open = new Set<ServerResponse>()
  let isClosing = false

  function announce(outgoing: ServerResponse): void {
    if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
  }

  return {
    watch: (listener) => (incoming, outgoing) => {
      open.add(outgoing)
      outgoing.once('close', () => open.delete(outgoing))
      if (isClosing) announce(outgoing)
      listener(incoming, outgoing)
    },
    async close(server) {
      isClosing = true
      for (const outgoing of open) announce(outgoing)
      if (await hasConnections(server)) await wait(farewellMs)
      return new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), patienceMs).unref()
      })
    },
  }
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count > 0)))
}
