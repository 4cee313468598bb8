// The query of the address, which holds the state of the page (D51).

/** Sets parameters of the address, or removes them with null, without a new history entry. */
export function writeQuery(changes: Readonly<Record<string, string | null>>): void {
  const url = new URL(location.href)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
