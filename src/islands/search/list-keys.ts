// What a key does to the suggestion list; the input keeps every key that is not named here.

export type ListAction =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'clear' }
  | { kind: 'move'; active: number }
  /** `stay`: the key itself is used up, as Enter is; Tab goes on to the next field */
  | { kind: 'pick'; index: number; stay: boolean }

interface ListState {
  open: boolean
  count: number
  /** index of the highlighted row, -1 for none */
  active: number
  alt: boolean
}

/** Arrow keys wrap around through "none", as the ARIA pattern for list autocomplete has it. */
function step(from: number, by: 1 | -1, count: number): number {
  const next = from + by
  if (next >= count) return 0
  return next < 0 ? count - 1 : next
}

/** The action of a key, or undefined when the key belongs to the input. Enter takes the first row when none is highlighted. */
export function listAction(key: string, { open, count, active, alt }: ListState): ListAction | undefined {
  const listed = open && count > 0
  if (key === 'ArrowDown')
    return listed && !alt ? { kind: 'move', active: step(active, 1, count) } : { kind: 'open' }
  if (key === 'ArrowUp' && alt) return { kind: 'close' }
  if (key === 'ArrowUp')
    return listed ? { kind: 'move', active: step(Math.max(active, 0), -1, count) } : { kind: 'open' }
  if (key === 'Escape') return open ? { kind: 'close' } : { kind: 'clear' }
  if (!listed) return undefined
  if (key === 'Enter') return { kind: 'pick', index: Math.max(active, 0), stay: true }
  if (active < 0) return undefined
  if (key === 'Home') return { kind: 'move', active: 0 }
  if (key === 'End') return { kind: 'move', active: count - 1 }
  return key === 'Tab' ? { kind: 'pick', index: active, stay: false } : undefined
}
