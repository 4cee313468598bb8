// The shell of addresses that have no page of their own. Where a function has filled it, little is left to do, so little
// is loaded; a host without functions serves it empty, and the browser resolves the address with the same code.
import wanted from '#islands/directives/wanted.ts'
import { readStored } from '#lib/browser-store.ts'

/** The movable map over the drawn one, once it is in view and the visitor has moved. */
function setupMap(): void {
  const target = document.querySelector<HTMLElement>('[data-map]')
  const box = target?.parentElement
  const mount = async () => (await import('./mount-map.ts')).mountMap(target as HTMLElement)
  if (box) wanted(async () => mount, { name: 'wanted', value: '' }, box)
}

/** True when the search form noted two other places for the address than the ones shown. */
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
if (shell) run(shell).catch(console.error)
