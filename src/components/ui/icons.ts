// Icons by name, drawings from lucide (ISC licence). icons.svg has the same; a test compares them.
import armchair from 'lucide-static/icons/armchair.svg?raw'
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import swap from 'lucide-static/icons/arrow-left-right.svg?raw'
import bus from 'lucide-static/icons/bus.svg?raw'
import cableCar from 'lucide-static/icons/cable-car.svg?raw'
import car from 'lucide-static/icons/car.svg?raw'
import taxi from 'lucide-static/icons/car-taxi-front.svg?raw'
import chevron from 'lucide-static/icons/chevron-down.svg?raw'
import compass from 'lucide-static/icons/compass.svg?raw'
import feet from 'lucide-static/icons/footprints.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import luggage from 'lucide-static/icons/luggage.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import plane from 'lucide-static/icons/plane.svg?raw'
import plug from 'lucide-static/icons/plug.svg?raw'
import printer from 'lucide-static/icons/printer.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import share from 'lucide-static/icons/share-2.svg?raw'
import ship from 'lucide-static/icons/ship.svg?raw'
import metro from 'lucide-static/icons/square-m.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import train from 'lucide-static/icons/train-front.svg?raw'
import tram from 'lucide-static/icons/tram-front.svg?raw'
import utensils from 'lucide-static/icons/utensils.svg?raw'
import wifi from 'lucide-static/icons/wifi.svg?raw'
import close from 'lucide-static/icons/x.svg?raw'
import type { Mode } from '#catalogue/mode.ts'

/** A leading "m" is absolute only at the start of a path: as "M", paths can be joined. */
const absolute = (path: string) =>
  path.replace(/^m\s*(-?[\d.]+)[ ,]*(-?[\d.]+)(\s*[-\d.])?/, (_, x: string, y: string, more = '') =>
    more ? `M${x} ${y}l${more.trim()}` : `M${x} ${y}`,
  )

/** A drawing without its <svg> element, all its paths joined. */
function body(svg: string): string {
  const shapes = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\s*\n\s*/g, '')
  const paths = [...shapes.matchAll(/<path d="([^"]*)" \/>/g)].map(([, path = '']) => absolute(path))
  const others = shapes.replace(/<path d="[^"]*" \/>/g, '')
  return `${others}${paths.length > 0 ? `<path d="${paths.join('')}"/>` : ''}`
}

const drawings = {
  ...({ train, flight: plane, bus, ferry: ship, car } satisfies Record<Mode, string>),
  back: arrowLeft,
  chevron,
  compass,
  globe,
  link,
  moon,
  sun,
  print: printer,
  search,
  share,
  swap,
  close,
  wifi,
  power: plug,
  food: utensils,
  luggage,
  comfort: armchair,
}
export type IconName = keyof typeof drawings
export const icons = Object.fromEntries(
  Object.entries(drawings).map(([name, svg]) => [name, body(svg)]),
) as Record<IconName, string>

/** Icons of few pages, drawn inline to keep them out of the sprite. */
export const localIcons = {
  walk: body(feet),
  metro: body(metro),
  tram: body(tram),
  taxi: body(taxi),
  'cable-car': body(cableCar),
}
