// Page views per day as bars; the table below has the same figures.
import { type DayCount, sparkline } from '#models/admin/sparkline.ts'
import { drawn, element } from '../element.ts'

export function fillSparkline(days: readonly DayCount[]): void {
  const { width, height, bars, label, first, last, most } = sparkline(days)
  const drawing = drawn(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': label },
    ...bars.map(({ label: name, ...box }) => {
      const title = drawn('title', {})
      title.textContent = name
      return drawn('rect', box, title)
    }),
  )
  const caption = element('figcaption', {}, ...[first, most, last].map((text) => element('span', { text })))
  caption.setAttribute('aria-hidden', 'true')
  document.querySelector('[data-sparkline]')?.replaceChildren(drawing, caption)
}
