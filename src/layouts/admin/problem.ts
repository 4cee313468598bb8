// The error state of the admin page (D86).
import { element } from '../element.ts'
import type { Failure } from './load.ts'

const title = 'Error Loading Metrics'
const texts: Record<Failure['kind'], string> = {
  failed: 'Failed to load admin metrics. Please try refreshing the page or check your connection.',
  malformed: 'Invalid metrics data received. Please try refreshing the page.',
}

/** Lists the failed calls; empties the box when none failed. */
export function showProblem(box: Element, failures: readonly Failure[]): void {
  if (failures.length === 0) {
    box.replaceChildren()
    return
  }
  const kinds = [...new Set(failures.map(({ kind }) => kind))]
  box.replaceChildren(
    element('h2', { text: title }),
    ...kinds.map((kind) => element('p', { text: texts[kind] })),
    element(
      'ul',
      { class: 'admin-list' },
      ...[...Map.groupBy(failures, ({ detail }) => detail)].map(([detail, failed]) =>
        element(
          'li',
          {},
          ...failed.map(({ path }) => element('code', { text: path })),
          element('small', { text: detail }),
        ),
      ),
    ),
  )
}
