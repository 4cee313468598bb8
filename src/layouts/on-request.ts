// The shell of addresses without a page of their own (A15). A shell filled by a function loads
// little; an empty one, on a host without functions, is filled by the browser with the same code.
import wanted from '#islands/runtime/wanted.ts'
import { readStored } from '#lib/browser-store.ts'

/** Loads the movable map once it is in view, and the visitor has scrolled, pointed or typed. */
function setupMap(bySign: boolean): void {
  const target = document.querySelector<HTMLElement>('[data-map]')
  const box = target?.parentElement
  if (!target || !box) return
  const mount = async () => (await import('./mount-map.ts')).mountMap(target)
  if (!bySign) {
    wanted(async () => mount, { name: 'wanted', value: '' }, box)
    return
  }
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.disconnect()
    mount().catch(console.error)
  })
  seen.observe(box)
}

/** True when the search form stored other places for this address than the ones shown. */
function choseOthers({ slug, origin, destination }: DOMStringMap): boolean {
  const noted = readStored('sessionStorage', `route_${slug}`) as Record<string, unknown> | null | undefined
  return Boolean(noted) && (noted?.origin !== origin || noted?.destination !== destination)
}

async function run(shell: HTMLElement, bySign: boolean): Promise<void> {
  const generated = shell.querySelector<HTMLElement>('[data-generated]')
  if (!generated && shell.dataset.resolved !== undefined) return
  if (!generated || choseOthers(generated.dataset)) {
    const { fillShell, followChoice } = await import('./fill-shell.ts')
    await (generated ? followChoice(shell, generated.dataset) : fillShell(shell))
  }
  setupMap(bySign)
}

const shell = document.querySelector<HTMLElement>('[data-not-found]')
/** Settles when the page is there. @param bySign a visitor has scrolled, pointed or typed */
export async function fillPage(bySign: boolean): Promise<void> {
  if (shell) await run(shell, bySign).catch(console.error)
}
