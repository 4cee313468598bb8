// What lies below the lines and marks of a drawn map: land, and the rivers, lakes and borders inside it.
import type { DrawnMap } from '#models/on-request/map-marks.ts'

export default function Ground({
  land,
  inland: { rivers, lakes, borders },
}: Pick<DrawnMap, 'land' | 'inland'>) {
  return (
    <>
      <path d={land} />
      {rivers && <path className="map-river" d={rivers} />}
      {lakes && <path className="map-lake" d={lakes} />}
      {borders && <path className="map-border" d={borders} />}
    </>
  )
}
