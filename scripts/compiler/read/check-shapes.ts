// Checks of shapes: ends are those of their services, each service has one line, the file names the strictest licence.
import { basename } from 'node:path'
import { licencePrefix } from '#catalogue/call.ts'
import { strictestLicence } from '#catalogue/licences.ts'
import type { Network } from './network.ts'
import type { Problems } from './problems.ts'

const remedy = 'Write the lines anew: npm run data -- shapes FOLDER'

export function checkShapes({ shapes, services, sources }: Network, problems: Problems): void {
  const seen = new Set<string>()
  for (const { where, from, to, services: ids, sources: named } of shapes) {
    for (const id of ids) {
      const service = services.get(id)
      if (service && (service.from !== from || service.to !== to))
        problems.add(
          where,
          `"${id}" runs from ${service.from} to ${service.to}, its line from ${from} to ${to}.`,
          remedy,
        )
      if (seen.has(id)) problems.add(where, `"${id}" has two lines.`, 'Keep one of them.')
      seen.add(id)
    }
    const licences = named.flatMap((id) => sources.get(id)?.licence ?? [])
    const strictest = strictestLicence(licences)
    if (strictest === undefined)
      problems.add(where, `rests on ${licences.join(', ')}, which no line may be made from.`, remedy)
    else if (!basename(where).startsWith(`${licencePrefix({ licence: strictest })}.csv`))
      problems.add(where, `rests on sources under ${strictest}, which its file does not name.`, remedy)
  }
}
