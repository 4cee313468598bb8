// Whole numbers as text: base64 VLQ as in source maps (five bits a character, the sixth continues).

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A quarter to half the length of digits and commas when most numbers are small. Safe in JSON. */
export function packNumbers(numbers: Iterable<number>): string {
  let text = ''
  for (const number of numbers) {
    let rest = number < 0 ? -2 * number - 1 : 2 * number
    for (; rest > 31; rest = Math.floor(rest / 32)) text += alphabet[(rest % 32) + 32]
    text += alphabet[rest]
  }
  return text
}

const values = new Int8Array(128)
for (const [value, character] of [...alphabet].entries()) values[character.charCodeAt(0)] = value

/** Passes the numbers of a packed text to `onNumber` one by one, so no list of them takes memory. */
export function unpackNumbers(text: string, onNumber: (number: number) => void): void {
  let [number, shift] = [0, 0]
  for (let index = 0; index < text.length; index++) {
    const digit = values[text.charCodeAt(index)] as number
    number |= (digit & 31) << shift
    shift += 5
    if (digit > 31) continue
    onNumber(number & 1 ? -(number >>> 1) - 1 : number >>> 1)
    number = 0
    shift = 0
  }
}
