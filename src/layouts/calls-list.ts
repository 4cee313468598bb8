// The list of a leg's calls: fetched once, drawn in place of the link to its file.

import type { CallsData } from '#contracts/published/calls.ts'
import { callsBetween, readCallsHash } from '#contracts/published/calls-hash.ts'
import { formatDuration, formatTime } from '#i18n/format.ts'
import { formatAsOf } from '#i18n/format-dates.ts'
import type { LiveWords } from '#i18n/live/en.ts'
import { fill } from '#lib/fill.ts'
import { getJson } from '#lib/get-json.ts'
import type { Language } from '#lib/languages.ts'
import { languageOf } from '#lib/languages.ts'
import { lateStyle } from '#lib/late-style.ts'
import { pageWords } from '#stores/page-words.ts'
import { element } from './element.ts'

type Words = LiveWords['calls']
type Way = NonNullable<CallsData['there']>

const timeoutMs = 8000
const lang: Language = languageOf(document.documentElement.lang)
let words = pageWords()
lateStyle()

/** What a call says besides its time: whether one may only board, or only alight. */
function limitOf({ boards, alights }: Way['calls'][number], t: Words): string {
  if (boards === false) return alights === false ? t.passes : t.alightOnly
  return alights === false ? t.boardOnly : ''
}

function rowOf(call: Way['calls'][number], end: 'first' | 'last' | '', t: Words): HTMLLIElement {
  const minutes = end === 'last' ? call.arrives : (call.departs ?? call.arrives)
  const time = call.local ? formatTime(call.local, lang) : formatDuration(minutes, lang)
  const limit = end ? '' : limitOf(call, t)
  return element(
    'li',
    {},
    element('span', { class: 'figure', text: time }),
    element('span', { text: call.name }),
    ...(limit ? [element('small', { text: limit })] : []),
  )
}

function linesOf({ leaves, first, last, calls }: Way, t: Words): string[] {
  const time = (clock: string) => formatTime(clock, lang)
  return [
    calls.length < 3 ? t.none : leaves ? fill(t.timed, { time: time(leaves) }) : t.common,
    ...(first && last ? [fill(t.ends, { first: time(first), last: time(last) })] : []),
  ]
}

/** The calls with their hours, credit and licence. */
function drawn(data: CallsData, way: Way, t: Words): Node[] {
  const last = way.calls.length - 1
  const month = formatAsOf(data.asOf, lang)
  return [
    ...linesOf(way, t).map((text) => element('p', { text })),
    element(
      'ol',
      {},
      ...way.calls.map((call, at) => rowOf(call, at === 0 ? 'first' : at === last ? 'last' : '', t)),
    ),
    element(
      'p',
      { text: `${fill(t.source, { credit: data.credit, month })} ` },
      element('a', { href: data.licence.url, text: data.licence.name }),
    ),
  ]
}

/** The way, or the part that is asked for: hours of the whole way are not those of a later stop. */
function partOf(way: Way, asked: ReturnType<typeof readCallsHash>): Way {
  const calls = callsBetween(way.calls, asked)
  if (calls.length === way.calls.length) return way
  const leaves = calls[0]?.local
  return { calls, ...(leaves && { leaves }) }
}

/** Why there is no list, and a button to try again; without a connection it tries by itself once there is one. */
function sayFailed(box: HTMLElement, status: HTMLElement, link: HTMLAnchorElement, t: Words): void {
  const { onLine } = navigator
  status.textContent = onLine ? t.failed : t.offline
  const button = element('button', { class: 'button-quiet', text: t.retry })
  button.type = 'button'
  const again = () => {
    removeEventListener('online', again)
    if (document.activeElement === button) box.querySelector('summary')?.focus()
    fetchInto(box, link)
  }
  if (!onLine) addEventListener('online', again)
  button.addEventListener('click', again)
  box.append(button)
}

async function fetchInto(box: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const t = (await words).calls
  const status = element('p', { text: t.loading })
  status.setAttribute('role', 'status')
  // the summary stays where it is: moved, it would lose the focus
  for (const child of [...box.children].slice(1)) child.remove()
  box.append(status)
  try {
    const data = (await getJson(link.pathname, { timeout: timeoutMs })) as CallsData
    const asked = readCallsHash(link.hash)
    const way = data[asked.direction]
    if (!way) throw new Error(`${link.pathname}: has no calls ${asked.direction}.`)
    status.replaceWith(...drawn(data, partOf(way, asked), t))
  } catch (error) {
    console.error(error)
    sayFailed(box, status, link, t)
  }
}

/** Shows the calls of an opened box once; of a dialog it only fetches the words. */
export async function showCalls(box: HTMLElement): Promise<void> {
  const link = box.querySelector<HTMLAnchorElement>(':scope > a')
  words.catch(() => {
    words = pageWords()
  })
  if (link && box.matches('.calls')) await fetchInto(box, link).catch(console.error)
}
