// Both maps while the filter changes: dots move to their new hours, names find new room.
import { type Mode, modes } from '#catalogue/mode.ts'
import { type FixedText, timeLabels, timePoint } from '#geo/time-map.ts'
import { drawn } from '../element.ts'

export interface MovingDot {
  name: string
  mode: Mode
  /** on the map of hours, units */
  x: number
  y: number
  /** on the ordinary map */
  plain: readonly [x: number, y: number]
}

/** Milliseconds of a movement. */
const duration = 500
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const pathOf = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')

/** Sets a path of dots for each mode. */
function drawDots(
  map: SVGElement,
  dots: readonly MovingDot[],
  at: (dot: MovingDot) => readonly [number, number],
): void {
  for (const mode of modes) {
    const path = pathOf(dots.filter((dot) => dot.mode === mode).map(at))
    const known = map.querySelector(`path.mode-${mode}`)
    if (known) known.setAttribute('d', path)
    else if (path) map.append(drawn('path', { class: `mode-${mode}`, d: path }))
  }
}

const units = (text: string | null) => Number.parseFloat(text ?? '0') * 10

/** The texts of the map that stay: hours of rings, the town in the middle. */
function fixedIn(map: SVGElement): FixedText[] {
  return [...map.querySelectorAll('.time-hours text, .time-town')].map((text) => ({
    x: units(text.getAttribute('x')),
    y: units(text.getAttribute('y')),
    name: text.textContent,
    spot: {
      dx: Number(text.getAttribute('dx') ?? 0),
      dy: Number(text.getAttribute('dy') ?? 0),
      anchor: (text.getAttribute('text-anchor') ?? 'middle') as FixedText['spot']['anchor'],
    },
  }))
}

/** Where a way of so many minutes puts a town. */
export const dotAt = (bearing: number, minutes: number) => timePoint(bearing, minutes)

export interface MovingMap {
  /** moves to the dots, in the order of demand; those that were not there appear at once */
  show(dots: readonly MovingDot[]): void
  /** the dot nearest to a point of the screen, within reach of a finger */
  nearest(clientX: number, clientY: number): MovingDot | undefined
}

export function movingMap(map: SVGElement, plain: SVGElement, first: readonly MovingDot[]): MovingMap {
  const sheet = map.querySelector('svg') as SVGElement
  const names = map.querySelector('[data-names]') as SVGElement
  const fixed = fixedIn(map)
  let shown: readonly MovingDot[] = first
  let frame = 0

  function writeNames(dots: readonly MovingDot[]): void {
    names.replaceChildren(
      ...timeLabels(dots, fixed).map(({ index, spot, room }) => {
        const { x, y, name } = dots[index] as MovingDot
        const text = drawn('text', { x: `${x / 10}%`, y: `${y / 10}%`, dx: spot.dx, dy: spot.dy })
        text.textContent = name
        if (spot.anchor !== 'middle') text.setAttribute('text-anchor', spot.anchor)
        if (room > 0) text.setAttribute('class', `room-${room}`)
        return text
      }),
    )
  }

  return {
    show(dots) {
      cancelAnimationFrame(frame)
      const before = new Map(shown.map((dot) => [dot.name, dot]))
      const start = performance.now()
      shown = dots
      drawDots(plain, dots, (dot) => dot.plain)
      const step = (now: number) => {
        const share = isStill() ? 1 : Math.min(1, (now - start) / duration)
        const eased = 1 - (1 - share) ** 3
        drawDots(sheet, dots, (dot) => {
          const from = before.get(dot.name) ?? dot
          return [from.x + (dot.x - from.x) * eased, from.y + (dot.y - from.y) * eased]
        })
        if (share < 1) frame = requestAnimationFrame(step)
        else writeNames(dots)
      }
      names.replaceChildren()
      frame = requestAnimationFrame(step)
    },
    nearest(clientX, clientY) {
      const { left, top, width } = map.getBoundingClientRect()
      const [x, y] = [((clientX - left) / width) * 1000, ((clientY - top) / width) * 1000]
      const reach = (22 / width) * 1000
      const distance = (dot: MovingDot) => Math.hypot(dot.x - x, dot.y - y)
      const found = shown.reduce<MovingDot | undefined>(
        (best, dot) => (!best || distance(dot) < distance(best) ? dot : best),
        undefined,
      )
      return found && distance(found) <= reach ? found : undefined
    },
  }
}
