// The steps of visitors, page by page: every control of the site occurs once (D60–D143). `first` marks the touch
// that loads React; the next step follows at once.
import type { BrowserContext, Page } from '@playwright/test'
import { storageKeys } from '#catalogue/storage-keys.ts'
import { answerAdmin } from '#tools/example-answers.ts'
import { StepError } from '#tools/process.ts'
import {
  backspace,
  choosing,
  choosingChip,
  choosingCurrency,
  island,
  live,
  option,
  pressing,
  pressingChip,
  showing,
  steppingChip,
  there,
  typing,
} from './steps.ts'
import { toolTours } from './tool-tours.ts'
import { press, type Tour } from './tour.ts'

const home: Tour = {
  path: '/',
  device: 'phone',
  steps: [
    typing('search: tap the field and type', '#search-origin', 'lon', {
      first: true,
      until: there(option),
    }),
    pressing('search: choose a suggestion', option),
    typing('search: type the destination', '#search-destination', 'par', { until: there(option) }),
    { name: 'search: arrow keys in the list', act: (page) => page.keyboard.press('ArrowDown') },
    { name: 'search: choose by Enter', act: (page) => page.keyboard.press('Enter') },
    pressing('search: swap', 'form[data-search] button[type="button"]'),
    { name: 'search: delete a letter', act: (page) => backspace(page, '#search-origin') },
    pressing('language menu: open', '[data-menu] summary'),
    { name: 'language menu: close by Escape', act: (page) => page.keyboard.press('Escape') },
    pressing('theme', '[data-theme-toggle]'),
  ],
}

/** Stores some recent searches. */
const withRecent = (context: BrowserContext) =>
  context.addInitScript((key) => {
    const ends = ['paris', 'rome', 'madrid', 'vienna', 'oslo']
    const list = ends.map((destination, index) => ({
      origin: 'london',
      destination,
      slug: `london-${destination}`,
      timestamp: 1_790_000_000_000 + index,
    }))
    localStorage.setItem(key, JSON.stringify(list))
  }, storageKeys.recentSearches)

const homeAgain: Tour = {
  path: '/',
  device: 'desktop',
  prepare: withRecent,
  steps: [
    pressing('recent searches: forget one', '[data-recent] li button'),
    pressing('recent searches: forget all', '[data-clear]'),
    pressing('search: swap before anything else', 'form[data-search] button[type="button"]', {
      first: true,
      until: live('SearchForm'),
    }),
  ],
}

/** A menu or switch above the board by its name in the address. */
const routePhone: Tour = {
  path: '/route/london-paris',
  device: 'phone',
  steps: [
    choosingChip('sort', 'Fa'),
    choosingChip('sort', 'Ch'),
    choosingChip('sort', 'Lo'),
    choosingChip('sort', 'Re'),
    choosingChip('travellers', '3'),
    choosingChip('bag', 'La'),
    pressingChip('fly'),
    pressingChip('fly'),
    steppingChip('hours'),
    steppingChip('euro'),
    pressing('chips: show all', '[data-hidden] button'),
    pressingChip('bike'),
    pressingChip('door'),
    showing('table'),
    showing('lines'),
    pressing('details: open', '[command="show-modal"]'),
    pressing('details: close', 'dialog[open] [command="close"]'),
    choosingCurrency('chip currency'),
    pressing('assumptions: open', '.assumed summary'),
    typing('assumptions: wait at airports', '.assumed [name="airport"]', '30'),
    pressing('assumptions: back to ours', '.assumed button'),
    pressing('FAQ: close the first', 'details[name="faq"] summary'),
    pressing('FAQ: open another', 'details[name="faq"]:nth-child(3) summary'),
  ],
}

/** Replaces printing by its two events and a visible mark, since a frame without a change is not timed. */
const withoutPrinter = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.print = () => {
      dispatchEvent(new Event('beforeprint'))
      dispatchEvent(new Event('afterprint'))
      document.querySelector('[data-print]')?.append('·')
    }
  })
const toMap = async (page: Page) => {
  await page.mouse.wheel(0, 100)
  await page.locator('[role="img"]').last().scrollIntoViewIfNeeded()
}

const routeDesktop: Tour = {
  path: '/route/london-paris',
  device: 'desktop',
  prepare: async (context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await withoutPrinter(context)
  },
  steps: [
    choosingCurrency('currency before anything else'),
    pressing('share', '[data-share]'),
    pressing('message: close', '[data-toast] button'),
    pressing('print', '[data-print]'),
    showing('bars', { first: true, until: there('.charts canvas') }),
    {
      name: 'theme while charts and map arrive',
      act: async (page) => {
        await toMap(page)
        await press(page, '[data-theme-toggle]')
      },
      until: there('[data-ready]'),
    },
    pressing('map: zoom in', `${island('RouteMap')} button >> nth=0`),
    pressing('map: zoom out', `${island('RouteMap')} button >> nth=1`),
    pressing('theme with charts and map', '[data-theme-toggle]'),
  ],
}

const generated: Tour = {
  path: '/route/london-new-york',
  device: 'phone',
  steps: [
    choosingCurrency('currency of a generated route'),
    pressing('theme of a generated route', '[data-theme-toggle]'),
  ],
}

const modeList: Tour = {
  path: '/travel/train',
  device: 'phone',
  steps: [
    choosing('filter: from', 'select[name="from"]', 'Lo', {
      first: true,
      until: there('[data-mode-list][hidden]'),
    }),
    choosing('filter: to', 'select[name="to"]', 'Pa'),
    typing('filter: budget', 'input[name="budget"]', '100'),
    pressing('filter: clear', 'fieldset .button-quiet'),
  ],
}

const ferry: Tour = {
  path: '/ferry/dover-calais',
  device: 'phone',
  steps: [
    choosingCurrency('currency of a ferry page'),
    pressing('FAQ of a ferry page', 'details[name="faq"]:nth-child(2) summary'),
  ],
}

const headerSearch: Tour = {
  path: '/sources',
  device: 'phone',
  steps: [
    pressing('header search: open', '[data-find]', {
      first: true,
      until: there('.search-dialog form[data-live]'),
    }),
    typing('header search: type a station', '#search-origin', 'gare du', { until: there(option) }),
    pressing('header search: choose its town', option),
    typing('header search: type a crossing', '#search-destination', 'dover', { until: there(`a${option}`) }),
    { name: 'header search: arrow keys to a link', act: (page) => page.keyboard.press('ArrowUp') },
    pressing('header search: close', '.search-top button'),
  ],
}

const admin: Tour = {
  path: '/admin',
  device: 'desktop',
  prepare: answerAdmin,
  steps: [
    pressing('admin: sort a table by name', 'table thead th:nth-child(1) button'),
    pressing('admin: sort it by a figure', 'table thead th:nth-child(2) button'),
    pressing('admin: views day by day', '.admin-details summary'),
    pressing('admin: opportunities of a status', '[data-status="deferred"] summary'),
    pressing('admin: refresh', '[data-refresh]'),
  ],
}

const tours: readonly Tour[] = [
  home,
  homeAgain,
  routePhone,
  routeDesktop,
  generated,
  modeList,
  ferry,
  headerSearch,
  ...toolTours,
  admin,
]

/**
 * Tours that begin at one of the words, whole, and tours with steps named by one, up to the last of these.
 * @throws StepError for a word that names neither
 */
export function chosenTours(words: readonly string[]): readonly Tour[] {
  if (words.length === 0) return tours
  const lengthFor = ({ path, steps }: Tour, word: string) =>
    path === word ? steps.length : steps.findLastIndex(({ name }) => name.includes(word)) + 1
  const unknown = words.filter((word) => tours.every((tour) => lengthFor(tour, word) === 0))
  if (unknown.length > 0)
    throw new StepError(
      `${unknown.join(', ')}: no page and no step. Pages: ${tours.map(({ path }) => path).join(', ')}.`,
    )
  return tours.flatMap((tour) => {
    const length = Math.max(...words.map((word) => lengthFor(tour, word)))
    return length === 0 ? [] : [{ ...tour, steps: tour.steps.slice(0, length) }]
  })
}
