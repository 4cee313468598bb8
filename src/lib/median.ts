/** The middle value; of an even number the mean of the two in the middle. NaN without values. */
export function median(values: readonly number[]): number {
  const inOrder = [...values].sort((a, b) => a - b)
  const middle = inOrder.length / 2
  const [low, high] = [inOrder[Math.ceil(middle) - 1], inOrder[Math.floor(middle)]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
