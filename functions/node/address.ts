// The address at which the server listens.
import { OperatorError } from '#functions/server/operator-error.ts'

/** An address that works on the machine itself. @param host as set; absent: every network */
export function urlOf(host: string | undefined, port: number): string {
  if (host === undefined || host === '::') return `http://localhost:${port}`
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** True for an address that other machines reach. @param host as set; absent is a laptop's `npm start` */
export const isPublicHost = (host: string | undefined): boolean =>
  host !== undefined && !/^(localhost|127\..*|::1)$/.test(host)

const noSuchHost = (host: string) =>
  `HOST is "${host}", which is no address of this machine. Give 127.0.0.1 behind a proxy, 0.0.0.0 for every network, or leave it out.`

/** What to do about an error of `listen`; the error itself where that is unknown. */
export function listenError(error: unknown, host = '', port = 0): unknown {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what runs there, or choose another with PORT.`,
    EACCES: `Port ${port} is not allowed to this user. Choose one from 1024 up with PORT, behind a proxy.`,
    EADDRNOTAVAIL: noSuchHost(host),
    ENOTFOUND: noSuchHost(host),
    EAI_AGAIN: noSuchHost(host),
    EINVAL: noSuchHost(host),
  }
  const message = messages[(error as NodeJS.ErrnoException).code ?? '']
  return message ? new OperatorError(message) : error
}
