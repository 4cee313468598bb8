// Writes the `_headers` file that static hosts apply to files. Their limits: 100 rules, 2,000 characters a line.

export interface HeaderRule {
  /** address pattern, `*` at the end matches the rest */
  path: string
  headers: Readonly<Record<string, string>>
}

const maxRules = 100
const maxLine = 2000

/** @throws Error when a host would drop a rule or cut a line */
export function headersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > maxRules) {
    throw new Error(
      `_headers has ${rules.length} rules, hosts read ${maxRules}. Join rules in src/lib/security-headers.ts.`,
    )
  }
  const lines = rules.flatMap((rule) => [
    rule.path,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  for (const line of lines) {
    if (line.length > maxLine) {
      throw new Error(
        `_headers: "${line.trim().slice(0, 40)}…" has ${line.length} characters, hosts read ${maxLine}. ` +
          'Write fewer different inline scripts or a shorter policy.',
      )
    }
  }
  return `${lines.join('\n')}\n`
}
