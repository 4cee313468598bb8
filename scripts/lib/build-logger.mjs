// The log of a build: a count instead of Astro's line per page. Astro requires plain JavaScript here.
const everyMs = 2000

/** Pages per sample: reading the CPU time of every page would cost a hundredth of the build. */
export const pagesASample = 50
/**
 * CPU milliseconds of this process at the start of pages and endpoints, their number, and how many were drawn in this
 * build (the others are cached).
 * @type {{ firstPageCpuMs: number, lastPageCpuMs: number, begun: number, drawn: number, sampledCpuMs: number[] }}
 */
export const phases = { firstPageCpuMs: 0, lastPageCpuMs: 0, begun: 0, drawn: 0, sampledCpuMs: [] }

function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with the escape character
const colours = /\u001b\[\d+m/g

/** @returns {import('astro').AstroLoggerDestination<import('astro').AstroLoggerMessage>} */
export default function buildLogger() {
  let last = Date.now()
  const announce = () => {
    if (phases.begun === 0) {
      phases.firstPageCpuMs = cpuMs()
      last = Date.now()
    }
    if (phases.begun % pagesASample === 0) phases.sampledCpuMs.push(cpuMs())
    phases.begun += 1
    if (Date.now() - last < everyMs) return
    last = Date.now()
    process.stdout.write(`  ${phases.begun.toLocaleString('en')} pages …\n`)
  }
  const note = (label, text) => {
    if (/^[├└]─/.test(text)) announce()
    else if (/^\(\+/.test(text)) phases.drawn += 1
    else if (phases.begun > 0 && phases.lastPageCpuMs === 0 && text.startsWith('✓ Completed'))
      phases.lastPageCpuMs = cpuMs()
    else if (label === 'build' || label === 'waymark:prune-stale') process.stdout.write(`  ${text}\n`)
  }
  return {
    write({ level, label, message }) {
      const text = message.replace(colours, '').trim()
      if (level !== 'error' && level !== 'warn') note(label, text)
      else process.stderr.write(`${label ? `[${label}] ` : ''}${text}\n`)
    },
  }
}
