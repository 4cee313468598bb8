// A request as the bytes of a test want it.
import { request } from 'node:http'

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Asks with any header, also those that fetch does not send, and reads the body as it came. */
export function sendTo(
  to: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(to, { method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        resolve({
          status: answer.statusCode as number,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        })
      })
    })
    sent.on('error', reject).end()
  })
}
