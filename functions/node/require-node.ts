// Imported first by the entry: an older Node ends here with a sentence, before the code it cannot run (D148).

/** import.meta.main, which the entry asks, is of 24.2. */
const oldest = [24, 2] as const

/** What is wrong with a version such as "v20.20.2"; undefined for one that runs the server. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldest
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `Waymark needs Node ${oldest.join('.')} or newer, and this is Node ${version}. Install Node 24: https://nodejs.org/en/download`
}

const problem = nodeProblem(process.version)
if (problem) {
  console.error(problem)
  process.exit(1)
}
