// Astro names every page it draws; with thousands of pages a count is kinder. Plain JavaScript: Astro requires it.
const everyMs = 2000

/** @returns {import('astro').AstroLoggerDestination} */
export default function buildLogger() {
  let drawn = 0
  let last = Date.now()
  const write = (text) => process.stdout.write(text)
  return {
    write({ level, label, message }) {
      if (level === 'error' || level === 'warn') {
        process.stderr.write(`${label ? `[${label}] ` : ''}${message}\n`)
        return
      }
      if (/├─|└─/.test(message)) {
        drawn += 1
        if (Date.now() - last < everyMs) return
        last = Date.now()
        write(`  ${drawn.toLocaleString('en')} pages …\n`)
        return
      }
      if (/^\s*\(\+|^\s*\((cached|restored)\)/.test(stripColour(message)) || !label) return
      write(`  [${label}] ${message.trim()}\n`)
    },
  }
}

function stripColour(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours start with the escape character
  return text.replace(/\u001b\[\d+m/g, '')
}
