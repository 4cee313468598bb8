// Fixed links: tunnels and bridges of at least 5 km that trains or cars of the catalogue pass.
import { z } from 'zod'
import { byLanguage } from '#lib/by-language.ts'
import { explained, id, number, oneOf, orEmpty, prefixed, text } from './columns.ts'
import { provenanceColumns } from './figure.ts'
import { latLng, nameSchema } from './place.ts'
import { group, type RowOf, table } from './table.ts'

export const fixedLinks = table({
  folder: 'fixed-links',
  row: 'a tunnel or bridge of at least 5 km',
  fields: {
    id: id(),
    kind: oneOf(['tunnel', 'bridge']),
    carries: oneOf(['rail', 'road', 'both']),
    names: group(
      byLanguage(({ name }) =>
        text(`Give the ${name} name as inside a sentence, without an article.`, nameSchema),
      ),
    ),
    km: number('Give the kilometres from one end to the other.', z.number().min(5)),
    from: group(prefixed('from', latLng)),
    to: group(prefixed('to', latLng)),
    leastKmPerHour: explained(
      'Of the whole ride; slower trains take an older line beside it.',
      orEmpty(number('Give the mean speed of the slowest trains through it.', z.number().positive())),
    ),
    ...provenanceColumns,
  },
})
export type FixedLink = RowOf<typeof fixedLinks>
export type FixedLinkId = FixedLink['id']
