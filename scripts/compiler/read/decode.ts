// Bytes of a file of data/ as text. Spreadsheets write other encodings unless they are told UTF-8.
import type { Problems } from './problems.ts'

/** Bytes; what a command writes is split before it. */
const largest = 256 * 1024
const saveAsUtf8 = 'Save it as "CSV UTF-8 (comma delimited)", or in a text editor with the encoding UTF-8.'

const isUtf16 = (bytes: Buffer) => {
  const mark = bytes.subarray(0, 2).toString('hex')
  return mark === 'fffe' || mark === 'feff' || bytes.subarray(0, 200).includes(0)
}

/** The line of the first byte that is no part of a UTF-8 letter, and what stands before it. */
function firstLost(bytes: Buffer): { line: number; before: string } {
  const text = bytes.toString('utf8')
  const at = text.indexOf('\ufffd')
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, before: lines.at(-1)?.slice(-12) ?? '' }
}

/** The text without a byte order mark. Undefined, with a problem, for a file that is not UTF-8 or is far too large. */
export function decode(bytes: Buffer, file: string, problems: Problems): string | undefined {
  if (bytes.length > largest) {
    const size = `${(bytes.length / 1e6).toFixed(1)} MB`
    problems.add(
      file,
      `is ${size}.`,
      `Split it into files under ${largest / 1024} KB, or remove what is no data.`,
    )
    return undefined
  }
  if (isUtf16(bytes)) {
    problems.add(`${file}:1`, 'is UTF-16, which spreadsheets call "Unicode text".', saveAsUtf8)
    return undefined
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { line, before } = firstLost(bytes)
    problems.add(
      `${file}:${line}`,
      `has a letter that is not UTF-8 after "${before}".`,
      `${saveAsUtf8} Then look whether all accents are right.`,
    )
    return undefined
  }
}
