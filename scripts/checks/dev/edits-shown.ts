// The development server shows pages that nothing was built for, and an edit of data, of a guide and of a word within
// two seconds, in a copy of the project.
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { choosePort } from '#tools/port.ts'
import { start, stop } from '#tools/process.ts'
import { copyProject, rewrite } from '#tools/project-copy.ts'

const mostMs = 2000
const startMs = 120_000
const pollMs = 50
/** Nobody edits in the same moment: the server makes its code warm meanwhile. */
const readingMs = 4000

/** Pages of kinds that read more than the catalogue. */
const pages = ['/de', '/explore', '/fr/explore/vienna', '/meet', '/tour', '/night-trains', '/travel/train']

interface ShownEdit {
  name: string
  file: string
  change: (text: string) => string
  page: string
  /** is on the page after the edit, not before */
  shows: RegExp
}

const edits: readonly ShownEdit[] = [
  {
    name: 'minutes of a service',
    file: 'data/services/rail/central-east.csv',
    change: (text) => text.replace(/^(rjx-vienna-budapest,(?:[^,]*,){4})\d+/m, '$1171'),
    page: '/route/vienna-budapest',
    shows: /2h\s51m/,
  },
  {
    name: 'a sentence of a guide',
    file: 'data/guides/paris/en.json',
    change: (text) => text.replace('"overview": "', '"overview": "The city is best seen on foot. '),
    page: '/city/paris',
    shows: /The city is best seen on foot\./,
  },
  {
    name: 'a word of all route pages',
    file: 'src/i18n/messages/route/en.ts',
    change: (text) => text.replace("details: '", "details: 'Every edit: "),
    page: '/route/vienna-budapest',
    shows: /Every edit: /,
  },
]

/** Asks for a page until `isThere` holds. @returns milliseconds; undefined when it took longer than `mostMs` */
async function waitFor(
  url: string,
  isThere: (page: string) => boolean,
  most: number,
): Promise<number | undefined> {
  const begin = performance.now()
  while (performance.now() - begin < most) {
    const page = await fetch(url)
      .then((response) => (response.ok ? response.text() : ''))
      .catch(() => '')
    if (isThere(page)) return performance.now() - begin
    await wait(pollMs)
  }
  return undefined
}

/** Edits the copy and waits for its pages. @returns how many edits were shown too late */
async function countLate(project: string, site: string): Promise<number> {
  let late = 0
  for (const { name, file, change, page, shows } of edits) {
    const before = await (await fetch(site + page)).text()
    if (shows.test(before)) throw new Error(`${page} shows ${shows} before the edit. Take another edit.`)
    rewrite(join(project, file), change)
    const ms = await waitFor(site + page, (text) => shows.test(text), 10 * mostMs)
    const inTime = ms !== undefined && ms <= mostMs
    if (!inTime) late += 1
    const time = ms === undefined ? 'not shown' : `${Math.round(ms)} ms`
    console.log(`${inTime ? '✓' : '✗'} ${name}: ${time} of ${mostMs}`)
  }
  return late
}

/** @returns how many pages are not shown */
async function countMissing(site: string): Promise<number> {
  let missing = 0
  for (const path of pages) {
    const { status } = await fetch(site + path)
    if (status === 200) continue
    missing += 1
    console.log(`✗ ${path} answers ${status}. See the messages above.`)
  }
  return missing
}

/** @returns 1 when a page is missing or an edit is not shown in time */
export async function checkShownEdits(): Promise<0 | 1> {
  const project = copyProject()
  const port = await choosePort()
  const site = `http://localhost:${port}`
  const server = start(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(project, 'scripts', 'dev.ts')],
    {
      cwd: project,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  try {
    const ended = once(server, 'exit').then(() => undefined)
    const ready = await Promise.race([waitFor(site, (page) => page.includes('</html>'), startMs), ended])
    if (ready === undefined) throw new Error('npm run dev showed no page. See its messages above.')
    console.log(`ready after ${(ready / 1000).toFixed(1)} s`)
    await wait(readingMs)
    const late = await countLate(project, site)
    return late + (await countMissing(site)) === 0 ? 0 : 1
  } finally {
    await stop(server) // before the copy goes
  }
}
