// What a visitor sees is in the address, so that it can be shared (D51).

/** Sets parameters of the current address, or with null removes them, in one step and without a new history entry. */
export function writeQuery(changes: Readonly<Record<string, string | null>>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
