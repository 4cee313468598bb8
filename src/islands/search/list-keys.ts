// Keys of the suggestion list; all other keys belong to the input.

export type ListAction =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'clear' }
  | { kind: 'move'; active: number }
  /** `stay`: the focus stays, as with Enter; Tab moves to the next field */
  | { kind: 'pick'; index: number; stay: boolean }

interface ListState {
  open: boolean
  count: number
  /** index of the highlighted row, -1 for none */
  active: number
  /** index of the row that Enter takes when none is highlighted */
  likeliest?: number
  /** Escape does nothing here unless the list is open: it closes the dialog around the field */
  inDialog?: boolean
  alt: boolean
}

/** Arrow keys wrap around, also from "none" (ARIA pattern for list autocomplete). */
function step(from: number, by: 1 | -1, count: number): number {
  const next = from + by
  if (next >= count) return 0
  return next < 0 ? count - 1 : next
}

/** The action of a key; undefined for keys of the input. Enter picks the first row by default. */
export function listAction(key: string, state: ListState): ListAction | undefined {
  const { open, count, active, alt, likeliest = 0 } = state
  const listed = open && count > 0
  if (key === 'Escape') return escapeAction(state)
  if (key === 'ArrowUp' || key === 'ArrowDown') return arrowAction(key, { open, count, active, alt })
  if (!listed) return undefined
  if (key === 'Enter') return { kind: 'pick', index: active < 0 ? likeliest : active, stay: true }
  if (active < 0) return undefined
  if (key === 'Home') return { kind: 'move', active: 0 }
  if (key === 'End') return { kind: 'move', active: count - 1 }
  return key === 'Tab' ? { kind: 'pick', index: active, stay: false } : undefined
}

/** Closes the list, then clears the field; in a dialog the second Escape belongs to the dialog. */
function escapeAction({ open, count, inDialog }: ListState): ListAction | undefined {
  if (inDialog) return open && count > 0 ? { kind: 'close' } : undefined
  return open ? { kind: 'close' } : { kind: 'clear' }
}

/** With Alt the arrows open and close the list; without it they move in it. */
function arrowAction(key: 'ArrowUp' | 'ArrowDown', { open, count, active, alt }: ListState): ListAction {
  if (alt) return { kind: key === 'ArrowUp' ? 'close' : 'open' }
  if (!open || count === 0) return { kind: 'open' }
  const next = key === 'ArrowDown' ? step(active, 1, count) : step(Math.max(active, 0), -1, count)
  return { kind: 'move', active: next }
}
