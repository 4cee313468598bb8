// The search in a dialog, opened by the link of the header or by a town in the title of a route (D165).
import { createRoot } from 'react-dom/client'
import { splitLanguage } from '#i18n/paths.ts'
import { afterPaint } from '#lib/after-paint.ts'
import { searchStyle } from '#lib/search-style.ts'
import type { SearchPlace } from '#places/search-city.ts'
import SearchForm from './SearchForm.tsx'
import { loadSearchFile, type SearchFile } from './search-file.ts'

type Side = 'origin' | 'destination'
const sides: Side[] = ['origin', 'destination']

/** Fetches what the dialog needs. @throws Error when the file of the search cannot be read */
async function prepareSearch(): Promise<SearchFile> {
  const [file] = await Promise.all([loadSearchFile(), searchStyle()])
  return file
}

/** The towns of a route page, by the buttons of its title. */
function townsOf(): Partial<Record<Side, SearchPlace>> {
  const ids = document.querySelector<HTMLElement>('[data-origin][data-destination]')?.dataset
  const towns = sides.flatMap((side) => {
    const name = document.querySelector(`button[data-town="${side}"]`)?.textContent?.trim()
    const id = ids?.[side]
    return name && id ? [[side, { id, name, country: '' }] as const] : []
  })
  return Object.fromEntries(towns)
}

/** Opens the dialog, or turns to the form of the page. The browser gives the focus back when it closes. */
async function openSearch(side: Side = 'origin'): Promise<void> {
  const focus = (field: Side, within: ParentNode = document) => {
    const input = within.querySelector<HTMLInputElement>(`form[data-search] [name="${field}"]`)
    input?.focus()
    input?.select()
  }
  if (document.querySelector('form[data-search]')) return focus(side)
  const { cities, words, more } = await prepareSearch()
  if (document.querySelector('.search-dialog')) return
  const { lang } = splitLanguage(location.href)
  const dialog = document.createElement('dialog')
  dialog.className = 'search-dialog no-print'
  dialog.setAttribute('aria-labelledby', 'search-title')
  document.body.append(dialog)
  const towns = townsOf()
  const root = createRoot(dialog)
  const leaving = new AbortController()
  dialog.addEventListener('close', () => {
    leaving.abort()
    root.unmount()
    dialog.remove()
  })
  // A page that comes back from the history shows itself, not the search that left it.
  addEventListener('pagehide', () => dialog.close(), { signal: leaving.signal })
  const drawn = new Promise((resolve) => {
    root.render(
      <div className="column" ref={resolve}>
        <div className="search-top">
          <h2 id="search-title">{more.title}</h2>
          <button
            type="button"
            className="button-quiet"
            aria-label={more.close}
            onClick={() => afterPaint(() => dialog.close())}
          >
            ×
          </button>
        </div>
        <SearchForm
          {...{ lang, cities, words }}
          origin={towns.origin?.name ?? ''}
          destination={towns.destination?.name ?? ''}
          chosen={towns}
        />
      </div>,
    )
  })
  await drawn
  dialog.showModal()
  focus(side, dialog)
}

/**
 * Answers a sign of use of the link in the header or of a town in the title; a press opens the search. When its file
 * cannot be read, the link leads to the form of the home page; without a connection a message says so.
 */
export async function reached(opener: HTMLElement, isPress: boolean): Promise<void> {
  try {
    await (isPress ? openSearch(opener.dataset.town as Side | undefined) : prepareSearch())
  } catch (error) {
    if (!isPress) return
    console.error(error)
    const link = document.querySelector<HTMLAnchorElement>('a[data-find]')
    if (!navigator.onLine)
      dispatchEvent(new Event('offline')) // says so (layouts/notices.ts)
    else if (link) location.assign(link.href)
  }
}
