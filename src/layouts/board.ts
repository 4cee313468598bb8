// Starts what changes the board: at once for an address with choices, else on intent.

/** What shows that a visitor turns to the controls. */
const signs = ['focusin', 'pointerover', 'pointerdown', 'touchstart', 'change'] as const

/** Fields changed before their script arrived keep what was chosen. */
export function setupBoard(): void {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-chips], [data-view]')]
  if (controls.length === 0) return
  const early = new Set<EventTarget>()
  const start = async (event?: Event) => {
    if (event?.type === 'change' && event.target) early.add(event.target)
    const { startBoard } = await import('./board/start.ts')
    startBoard(early)
  }
  for (const target of self.early ?? []) if (target instanceof HTMLSelectElement) early.add(target)
  for (const control of controls)
    for (const type of signs) control.addEventListener(type, start, { once: type !== 'change', passive: true })
  if (location.search || early.size > 0) start().catch(console.error)
}
