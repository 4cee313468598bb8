// Light unless the visitor chose dark (D54). The class is set before first paint by the layout's inline script.
import { atom } from 'nanostores'
import { afterPaint } from '#lib/after-paint.ts'

export type Theme = 'light' | 'dark'
export const $theme = atom<Theme>('light')

const storageKey = 'theme'

function follow(theme: Theme): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
  $theme.set(theme)
}

/** What buttons say; the page itself may still be on its way. */
let chosen: Theme = 'light'

/** A button answers at once, without the restyling of the whole page. */
function mark(theme: Theme): void {
  chosen = theme
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute('aria-pressed', String(theme === 'dark'))
  }
}

/** What is painted on canvases follows after the page itself. */
function show(theme: Theme): void {
  mark(theme)
  document.documentElement.classList.toggle('dark', theme === 'dark')
  afterPaint(() => follow(theme))
}

/** Shows a theme and keeps it for the next visit; storage that refuses is logged. */
export function chooseTheme(theme: Theme): void {
  mark(theme)
  afterPaint(() => show(chosen))
  try {
    localStorage.setItem(storageKey, theme)
  } catch (error) {
    console.error(error)
  }
}

export function toggleTheme(): void {
  chooseTheme(chosen === 'dark' ? 'light' : 'dark')
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
