// The word beside a way to a landmark is true of the way's name: no "Vaporetto 1, Bus".

import type { Content } from '#compiler/content/check.ts'
import type { Check } from '#tools/check.ts'

/** Words of English names that neither "Metro" nor "Bus" fits. */
const otherVehicles = {
  tram: /\btram\b|\bLuas\b|\bStadtbahn\b/i,
  train: /\btrain\b|\bS-Bahn\b|\bRER\b|\bCercanías\b|\bCircumvesuviana\b/i,
  boat: /\bvaporetto\b|\b(harbour|water) bus\b|\bferry\b/i,
  'cable-car': /\bcable car\b/i,
} as const

export const landmarkVehicles: Check<{ content: Pick<Content, 'landmarks'> }> = {
  name: 'ways to landmarks are called what their names say',
  remedy: 'Write "vehicle" into facts.json, or "several" where a way changes from one to another.',
  faults: ({ content }) =>
    [...content.landmarks].flatMap(([id, { facts, text }]) =>
      facts.ways.flatMap(({ type, vehicle }, index) => {
        const name = text.en.ways[index]?.name ?? ''
        const other = Object.entries(otherVehicles).find(([, words]) => words.test(name))?.[0]
        if (vehicle || !other || (type !== 'metro' && type !== 'bus')) return []
        return [
          `data/landmarks/${id}/facts.json: "${name}" is shown as ${type}. Write "vehicle": "${other}".`,
        ]
      }),
    ),
}
