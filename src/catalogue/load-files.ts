// Questions about whole files that functions and browsers read, as load.ts asks those of everything else.
import { asked } from '#lib/reads.ts'
import { read, readText } from './compiled-files.ts'
import type { FactsFile } from './facts-file.ts'

/** JSON for functions: the `Directory` of cities and routes, the places and the land of the world. */
export const directoryText = asked('directoryText', () => readText('server/directory.json'))
/** For browsers; without calls and shapes, which are published under licences of their own. */
export const publicFacts = asked(
  'publicFacts',
  (): FactsFile => ({
    ...read<FactsFile>('server/facts.json'),
    'catalogue/calls.json': {},
    'catalogue/shapes.json': {},
    'catalogue/direct-shapes.json': {},
  }),
)
export const gazetteerText = asked('gazetteerText', () => readText('server/gazetteer.json'))
export const gazetteerCount = asked(
  'gazetteerCount',
  () => read<{ places: string }>('server/gazetteer.json').places.split('\n').length,
)
export const landText = asked('landText', () => readText('server/land.json'))
