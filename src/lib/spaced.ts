/** Elements of a list with a space between them, as between elements that are written one after another. */
export function spaced<T>(elements: readonly T[]): (T | ' ')[] {
  return elements.flatMap((element, index) => (index === 0 ? [element] : [' ' as const, element]))
}
