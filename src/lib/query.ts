// What a visitor sees is in the address, so that it can be shared (D51).

/** Sets or, with null, removes one parameter of the current address without a new history entry. */
export function writeQuery(name: string, value: string | null): void {
  const url = new URL(location.href)
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}
