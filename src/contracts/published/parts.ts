// Parts that several published files share.
import { z } from 'zod'
import { latSchema, lngSchema } from '#catalogue/place.ts'

/** A text that is never empty. */
export const wordsSchema = z.string().min(1)

export const faqSchema = z.strictObject({ question: wordsSchema, answer: wordsSchema })

export const pointSchema = z.strictObject({ lat: latSchema, lng: lngSchema })
