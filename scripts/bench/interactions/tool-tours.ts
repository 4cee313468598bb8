// Steps of visitors on pages that search all towns at once: explore, meetings, tours, night trains.
import { choosing, pressing, typing } from './steps.ts'
import { goTo, type Step, type Tour } from './tour.ts'

/** Moves a slider by a step down. */
const sliding = (name: string): Step => ({
  name: `slider: ${name}`,
  act: async (page) => {
    await goTo(page, `[data-filters] [name="${name}"]`)
    await page.keyboard.press('ArrowLeft')
  },
})

const explore: Tour = {
  path: '/explore/vienna',
  device: 'phone',
  steps: [
    pressing('without flying', '[data-filters] [name="fly"]', {
      first: true,
      until: (page) => page.waitForURL(/fly=0/),
    }),
    pressing('with flights again', '[data-filters] [name="fly"]'),
    ...['hours', 'hours', 'euro', 'co2'].map(sliding),
    pressing('one mode less', '[data-filters] [name="modes"][value="bus"]'),
    choosing('changes at most', '[data-filters] [name="changes"]', 'n'),
    choosing('travellers', '[data-filters] [name="travellers"]', '3'),
    choosing('order of the list', '[data-sort]', 'P'),
    pressing('all as before', '[data-filters] [type="reset"]'),
  ],
}

const meeting: Tour = {
  path: '/meet?from=berlin&from=paris&from=milan',
  device: 'phone',
  steps: [pressing('more towns', '.meet-more summary')],
}

const touring: Tour = {
  path: '/tour',
  device: 'phone',
  steps: [
    pressing('one more town', '[data-do="add"]', { first: true }),
    pressing('a town one place down', '[data-do="down"]'),
    pressing('a town less', '[data-do="remove"]'),
  ],
}

const nightTrains: Tour = {
  path: '/night-trains',
  device: 'phone',
  steps: [
    pressing('a board of night trains', '.night-board summary'),
    typing('filter of boards', '[data-night-filter]', 'vi'),
  ],
}

export const toolTours: readonly Tour[] = [explore, meeting, touring, nightTrains]
