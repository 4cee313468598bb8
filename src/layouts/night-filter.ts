// The boards of night trains: filtered by a town to its own board and the trains of others that lead there, and opened by links.
import { afterPaint } from '#lib/after-paint.ts'
import { fold } from '#lib/fold.ts'

/** Boards that are opened when no more are left. */
const fewBoards = 3

/** The words of a name as they are compared. */
const wordsOf = (text: string) => fold(text).split(/[\s-]+/)
/** What names say from each of their words on; the same names stand on many boards. */
const endings = new Map<string, string[]>()
function endingsOf(name: string): string[] {
  const known = endings.get(name)
  if (known) return known
  const found = wordsOf(name).map((_, word, words) => words.slice(word).join(' '))
  endings.set(name, found)
  return found
}
/** True where a name begins with the words, or goes on with them. */
const hasWords = (name: string, typed: string) => endingsOf(name).some((ending) => ending.startsWith(typed))

const field = document.querySelector<HTMLInputElement>('[data-night-filter]')
const status = document.querySelector<HTMLElement>('[data-night-none]')
const boards = [...document.querySelectorAll<HTMLElement>('.night-board')]

/** Hides the trains of a board that do not fit; all are shown for an empty text. */
function filterBoard(board: HTMLElement, typed: string): void {
  const fits = (element: Element | null) => typed === '' || hasWords(element?.textContent ?? '', typed)
  const isOwn = fits(board.querySelector('h3'))
  for (const train of board.querySelectorAll<HTMLElement>('[data-train]'))
    train.hidden = !isOwn && ![...train.querySelectorAll('ul a')].some(fits)
  board.hidden = !board.querySelector('[data-train]:not([hidden])')
}

function filter(): void {
  const typed = wordsOf(field?.value ?? '').join(' ')
  for (const board of boards) filterBoard(board, typed)
  const left = boards.filter(({ hidden }) => !hidden)
  for (const board of boards) {
    const details = board.querySelector('details')
    if (details) details.open = typed !== '' && left.length <= fewBoards && left.includes(board)
  }
  if (status) status.textContent = left.length > 0 ? '' : (status.dataset.nightNone ?? '')
}

/** Browsers that do not open what a link leads to. */
function openTarget(): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details')
  if (!details || details.open) return
  details.open = true
  details.scrollIntoView()
}

/** The address says what is typed, so that it can be shared and going back finds it. */
const parameter = 'town'

function noteTyped(): void {
  const address = new URL(location.href)
  if (field?.value) address.searchParams.set(parameter, field.value)
  else address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
}

// the letter is painted first (A34)
field?.addEventListener('input', () =>
  afterPaint(() => {
    filter()
    noteTyped()
  }),
)
addEventListener('hashchange', openTarget)
const typed = new URLSearchParams(location.search).get(parameter)
if (field && typed) field.value = typed
if (field?.value) {
  // also what was typed while this was on its way
  filter()
  noteTyped()
} else openTarget()
