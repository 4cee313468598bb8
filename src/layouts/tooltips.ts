// Which controls have tooltips, and when they are asked for; the tooltip itself comes with the first of them.

const selector = ':is(button, a)[title], [data-tip]'
const controlOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(selector) ?? undefined

/** Every button or link with a `title`: without this script the browser shows it in its own way. */
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
