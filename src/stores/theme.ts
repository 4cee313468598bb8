// Light unless the visitor chose dark (D54). The class is set before first paint by the layout's inline script.
import { atom } from 'nanostores'

export type Theme = 'light' | 'dark'
export const $theme = atom<Theme>('light')

const storageKey = 'theme'

function follow(theme: Theme): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  $theme.set(theme)
}

/** What is painted on canvases follows after the page itself. */
function show(theme: Theme): void {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute('aria-pressed', String(theme === 'dark'))
  }
  requestAnimationFrame(() => setTimeout(() => follow(theme)))
}

/** Shows a theme and keeps it for the next visit; storage that refuses is logged. */
export function chooseTheme(theme: Theme): void {
  show(theme)
  try {
    localStorage.setItem(storageKey, theme)
  } catch (error) {
    console.error(error)
  }
}

export function toggleTheme(): void {
  chooseTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark')
}

/** Wires every `[data-theme-toggle]` button; other tabs of the site follow. */
export function setupTheme(): void {
  show(document.documentElement.classList.contains('dark') ? 'dark' : 'light')
  for (const button of document.querySelectorAll('[data-theme-toggle]'))
    button.addEventListener('click', toggleTheme)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) show(newValue === 'dark' ? 'dark' : 'light')
  })
}
