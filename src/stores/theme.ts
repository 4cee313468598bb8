// The theme, light by default (D54). The inline script of Page.astro sets the class before first paint.
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

/** The theme the buttons show; the page is restyled after the next paint. */
let chosen: Theme = 'light'

/** Updates the buttons only, which is faster than restyling the page (A34). */
function mark(theme: Theme): void {
  chosen = theme
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute('aria-pressed', String(theme === 'dark'))
  }
}

/** Restyles the page; canvases are repainted after it. */
function show(theme: Theme): void {
  mark(theme)
  document.documentElement.classList.toggle('dark', theme === 'dark')
  afterPaint(() => follow(theme))
}

/** Shows and stores a theme; a refusal of storage is logged. */
function chooseTheme(theme: Theme): void {
  mark(theme)
  afterPaint(() => show(chosen))
  try {
    localStorage.setItem(storageKey, theme)
  } catch (error) {
    console.error(error)
  }
}

function toggleTheme(): void {
  chooseTheme(chosen === 'dark' ? 'light' : 'dark')
}

/** Connects every `[data-theme-toggle]` button and follows changes by other tabs. */
export function setupTheme(): void {
  show(document.documentElement.classList.contains('dark') ? 'dark' : 'light')
  for (const button of document.querySelectorAll('[data-theme-toggle]'))
    button.addEventListener('click', toggleTheme)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) show(newValue === 'dark' ? 'dark' : 'light')
  })
}
