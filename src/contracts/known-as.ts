// What a place that visitors ask for is to us, in the lists of editors.
import { z } from 'zod'
import { placeKinds } from '#places/directory-index.ts'

/** A city with pages, a town with journeys, another place of the gazetteer, or no place that we know. */
const knownAs = [...placeKinds, 'unknown'] as const
export type KnownAs = (typeof knownAs)[number]
export const knownAsSchema = z.enum(knownAs)

/** Of both ends of a pair, in the current build. */
export const endsKnownAs = { originKnownAs: knownAsSchema, destinationKnownAs: knownAsSchema }
