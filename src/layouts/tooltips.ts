// Controls with tooltips and the events that show them; lib/tooltip.ts is loaded with the first one.

const selector = ':is(button, a)[title], [data-tip]'
const controlOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(selector) ?? undefined

/** Listens for buttons and links with a `title`, which the browser shows itself without this script. */
export function setupTooltips(): void {
  let last: HTMLElement | undefined
  const load = () => import('#lib/tooltip.ts')
  const come = (byPointer: boolean) => async (event: Event) => {
    const control = controlOf(event)
    if (control === last || (event.target as Element).id === 'tooltip') return
    const { offerTooltip, leaveTooltip } = control || last ? await load() : {}
    if (control) offerTooltip?.(control, byPointer)
    else leaveTooltip?.()
    last = control
  }
  const hide = async () => {
    if (!last) return
    const { hideTooltip } = await load()
    hideTooltip()
  }
  addEventListener('pointerover', (event) => event.pointerType !== 'touch' && come(true)(event))
  addEventListener(
    'focusin',
    (event) => (event.target as Element).matches(':focus-visible') && come(false)(event),
  )
  addEventListener('focusout', hide)
  addEventListener('pointerdown', hide)
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide())
  addEventListener('scroll', hide, { passive: true })
}
