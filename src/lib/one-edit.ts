// One typing error: a letter added, missing or replaced, or two neighbours exchanged.

/** True when `typed` is within one edit of `text.slice(start, start + length)`. Allocates nothing. */
export function isOneEdit(typed: string, text: string, start: number, length: number): boolean {
  const difference = length - typed.length
  if (difference < -1 || difference > 1) return false
  const shorter = Math.min(length, typed.length)
  let from = 0
  while (from < shorter && typed.charCodeAt(from) === text.charCodeAt(start + from)) from += 1
  if (from === shorter) return true
  let back = 0
  while (
    back < shorter - from &&
    typed.charCodeAt(typed.length - 1 - back) === text.charCodeAt(start + length - 1 - back)
  )
    back += 1
  const [leftTyped, leftText] = [typed.length - from - back, length - from - back]
  if (Math.max(leftTyped, leftText) <= 1) return true
  return (
    leftTyped === 2 &&
    leftText === 2 &&
    typed.charCodeAt(from) === text.charCodeAt(start + from + 1) &&
    typed.charCodeAt(from + 1) === text.charCodeAt(start + from)
  )
}
