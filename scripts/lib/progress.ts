// One line on the terminal that says how far a long step is; silent where no person watches.

const everyMs = 100

/** A function that shows a text in place of the last one; an empty text clears the line. */
export function progressLine(stream: NodeJS.WriteStream = process.stderr): (text: string) => void {
  if (!stream.isTTY) return () => {}
  let last = 0
  return (text) => {
    const now = performance.now()
    if (text !== '' && now - last < everyMs) return
    last = now
    stream.write(`\r\u001b[K${text}`)
  }
}
