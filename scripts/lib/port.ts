// Which port a server takes: the one asked for, else the first free one from 4321 up.
import { createServer } from 'node:net'
import { StepError } from './process.ts'

export const defaultPort = 4321
const attempts = 50

function listens(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host }, () => probe.close(() => resolve(true)))
  })
}

/** True when nobody listens on the port, on any interface or on the loopback alone. */
export async function isFree(port: number): Promise<boolean> {
  return (await listens(port)) && (await listens(port, '127.0.0.1'))
}

/**
 * @param wanted value of PORT; empty means "any from 4321"
 * @throws StepError when the wanted port is taken or no number
 */
export async function choosePort(wanted?: string): Promise<number> {
  if (wanted) {
    const port = Number(wanted)
    if (!Number.isInteger(port) || port < 1 || port > 65535) {
      throw new StepError(`PORT is "${wanted}". Give a number from 1 to 65535.`)
    }
    if (await isFree(port)) return port
    throw new StepError(
      `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
    )
  }
  for (let port = defaultPort; port < defaultPort + attempts; port += 1) if (await isFree(port)) return port
  throw new StepError(
    `Ports ${defaultPort} to ${defaultPort + attempts - 1} are taken. Choose one: PORT=8080 npm start`,
  )
}
