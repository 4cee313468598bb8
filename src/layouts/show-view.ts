// A view of functions in the document, and what the document is called then.
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { showErrorScreen } from './error-screen.ts'

/** Replaces the content of the element; the view is in the document when this returns. */
export function showView(into: HTMLElement, view: ReactElement): void {
  const root = createRoot(into, { onUncaughtError: showErrorScreen })
  flushSync(() => root.render(view))
}

/** Title and description of the document, also those of shared links. */
export function nameDocument({ title, description }: { title: string; description: string }): void {
  document.title = title
  document.querySelector('meta[property="og:title"]')?.setAttribute('content', title)
  for (const meta of document.querySelectorAll('meta[name="description"], meta[property="og:description"]'))
    meta.setAttribute('content', description)
}

/** Targets of the language menu. */
export function nameLanguages(targets: Readonly<Record<string, string>>): void {
  for (const [code, to] of Object.entries(targets))
    document.querySelector(`header a[hreflang="${code}"]`)?.setAttribute('href', to)
}
