/** "new-york" as "New York": what a place is called where only its id is at hand. */
export function nameFromId(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
}
