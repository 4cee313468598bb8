// The port of a server: the requested one, else the first free one from 4321 up.
import getPort, { portNumbers } from 'get-port'
import { StepError } from './process.ts'

const defaultPort = 4321
const attempts = 50

/**
 * @param wanted value of PORT; empty means "any from 4321"
 * @throws StepError when the wanted port is in use or not a number
 */
export async function choosePort(wanted?: string): Promise<number> {
  if (!wanted) return getPort({ port: portNumbers(defaultPort, defaultPort + attempts - 1) })
  const port = Number(wanted)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new StepError(`PORT is "${wanted}". Give a number from 1 to 65535.`)
  // get-port returns another port when the wanted one is in use
  if ((await getPort({ port })) === port) return port
  throw new StepError(
    `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
  )
}
