// The log of a build: a count of the drawn pages, and of Astro's messages the useful ones. Astro requires plain JavaScript
// here.
const everyMs = 2000

/** Pages per sample: reading the CPU time of every page would cost a hundredth of the build. */
export const pagesASample = 50
/**
 * CPU milliseconds of this process at the start and the end of drawing, and how many pages and endpoints were drawn.
 * @type {{ firstPageCpuMs: number, lastPageCpuMs: number, begun: number, sampledCpuMs: number[] }}
 */
export const phases = { firstPageCpuMs: 0, lastPageCpuMs: 0, begun: 0, sampledCpuMs: [] }

function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with the escape character
const colours = /\u001b\[\d+m/g

let announcedAt = 0

/** Called before each page or endpoint is drawn; says every two seconds how many there are. @returns how many were begun before */
export function nextPage() {
  if (phases.begun === 0) {
    phases.firstPageCpuMs = cpuMs()
    announcedAt = Date.now()
  }
  if (phases.begun % pagesASample === 0) phases.sampledCpuMs.push(cpuMs())
  phases.begun += 1
  if (Date.now() - announcedAt >= everyMs) {
    announcedAt = Date.now()
    process.stdout.write(`  ${phases.begun.toLocaleString('en')} pages …\n`)
  }
  return phases.begun - 1
}

/** Called after the last page. */
export function endPages() {
  if (phases.lastPageCpuMs === 0) phases.lastPageCpuMs = cpuMs()
}

/** @returns {import('astro').AstroLoggerDestination<import('astro').AstroLoggerMessage>} */
export default function buildLogger() {
  const note = (label, text) => {
    if (/^[├└]─/.test(text)) nextPage()
    else if (phases.begun > 0 && text.startsWith('✓ Completed')) endPages()
    else if (label === 'build') process.stdout.write(`  ${text}\n`)
  }
  return {
    write({ level, label, message }) {
      const text = message.replace(colours, '').trim()
      if (level !== 'error' && level !== 'warn') note(label, text)
      else process.stderr.write(`${label ? `[${label}] ` : ''}${text}\n`)
    },
  }
}
