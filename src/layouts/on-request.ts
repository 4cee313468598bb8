// The shell of addresses without a page of their own (A15). A shell filled by a function loads
// little; an empty one, on a host without functions, is filled by the browser with the same code.
import wanted from '#islands/runtime/wanted.ts'
import { readStored } from '#lib/browser-store.ts'

/** Loads the movable map once it is in view and the visitor has scrolled, pointed or typed. */
function setupMap(): void {
  const target = document.querySelector<HTMLElement>('[data-map]')
  const box = target?.parentElement
  const mount = async () => (await import('./mount-map.ts')).mountMap(target as HTMLElement)
  if (box) wanted(async () => mount, { name: 'wanted', value: '' }, box)
}

/** True when the search form stored other places for this address than the ones shown. */
function choseOthers({ slug, origin, destination }: DOMStringMap): boolean {
  const noted = readStored('sessionStorage', `route_${slug}`) as Record<string, unknown> | null | undefined
  return Boolean(noted) && (noted?.origin !== origin || noted?.destination !== destination)
}

async function run(shell: HTMLElement): Promise<void> {
  const generated = shell.querySelector<HTMLElement>('[data-generated]')
  if (!generated && shell.dataset.resolved !== undefined) return
  if (!generated || choseOthers(generated.dataset)) {
    const { fillShell, followChoice } = await import('./fill-shell.ts')
    await (generated ? followChoice(shell, generated.dataset) : fillShell(shell))
  }
  setupMap()
}

const shell = document.querySelector<HTMLElement>('[data-not-found]')
/** Settles when the page is there. */
export const filled = shell ? run(shell).catch(console.error) : Promise.resolve()
