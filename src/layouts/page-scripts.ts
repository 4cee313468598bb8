// Scripts that only some pages have: fetched with the first sign of use of the part they serve, at once where the address asks
// for something, or where somebody used a field before this listened.
import { readStored } from '#lib/browser-store.ts'

const scripts = {
  explore: async (bySign: boolean) => {
    const article = document.querySelector<HTMLElement>('[data-explore]')
    // the map of the home page is a picture
    if (article) await (await import('./explore/explore.ts')).setupExplore(article, bySign)
  },
  'choose-town': () => import('./explore/choose-town.ts'),
  meet: () => import('./meet.ts'),
  'on-request': async (bySign: boolean) => {
    await (await import('./on-request.ts')).fillPage(bySign)
    // a page drawn in place of the shell has parts of its own
    if (!document.querySelector('[data-script="on-request"]')) setupPageScripts()
  },
  night: () => import('./night-filter.ts'),
  tour: () => import('./tour.ts'),
} satisfies Record<string, (bySign: boolean) => Promise<unknown>>
/** The value of `data-script` of the parts of a page that wake its script. */
export type PageScript = keyof typeof scripts

const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input'] as const

/** True for a field that says something else than the page. */
function isTouched(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return field.checked !== field.defaultChecked || field.value !== field.defaultValue
  return field instanceof HTMLSelectElement && field.selectedIndex > 0
}

/** True for a page that no function filled, or whose form stored other places than it shows (on-request.ts). */
function isUnfinished(part: HTMLElement): boolean {
  const { slug } = part.querySelector<HTMLElement>('[data-generated]')?.dataset ?? {}
  const isEmpty = part.dataset.notFound !== undefined && !slug && part.dataset.resolved === undefined
  return isEmpty || (slug !== undefined && readStored('sessionStorage', `route_${slug}`) !== undefined)
}

/** Waits for the visitor at the parts of a page with a script; does nothing on other pages. */
export function setupPageScripts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-script]')]
  const [first] = parts
  if (!first) return
  const pressed: HTMLElement[] = []
  const note = ({ target }: Pick<Event, 'target'>) => {
    const button = (target as Element).closest<HTMLElement>('[data-do]')
    if (button) pressed.push(button)
  }
  for (const target of self.early ?? [])
    if (parts.some((part) => part.contains(target as Node))) note({ target })
  const name = first.dataset.script as PageScript
  const wake = (sign?: Event) => {
    removeEventListener('scroll', wake)
    for (const part of parts) {
      for (const type of signs) part.removeEventListener(type, wake)
      part.addEventListener('click', note)
    }
    scripts[name](sign !== undefined)
      .catch(console.error)
      .finally(() => {
        for (const part of parts) part.removeEventListener('click', note)
        // buttons that were pressed while their script was on its way
        for (const button of pressed.splice(0)) button.click()
      })
  }
  const fields = parts.flatMap((part) => [part, ...part.querySelectorAll('input, select')])
  if (
    location.search ||
    location.hash ||
    pressed.length > 0 ||
    fields.some(isTouched) ||
    parts.some(isUnfinished)
  ) {
    wake()
    return
  }
  for (const part of parts) for (const type of signs) part.addEventListener(type, wake, { passive: true })
  // the map of a page drawn on request becomes movable where a visitor reads on
  if (name === 'on-request') addEventListener('scroll', wake, { passive: true })
}
