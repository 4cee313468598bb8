// Known weaknesses of installed packages, as the registry's advisory source names them.
import { z } from 'zod'

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.string(), range: z.string(), isDirect: z.boolean() }),
  ),
})

/** @returns one sentence for each package, or undefined when the source did not answer */
export function advisoriesIn(output: string): string[] | undefined {
  const read = auditSchema.safeParse(jsonOf(output))
  return read.success
    ? Object.values(read.data.vulnerabilities).map(
        ({ name, severity, range }) => `${name} ${range}: ${severity}; see \`npm audit\``,
      )
    : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
