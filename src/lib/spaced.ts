/** The elements with a space between them, which a JSX list does not have. */
export function spaced<T>(elements: readonly T[]): (T | ' ')[] {
  return elements.flatMap((element, index) => (index === 0 ? [element] : [' ' as const, element]))
}
