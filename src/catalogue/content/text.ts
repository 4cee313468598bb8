// Parts of all written content: questions, lists of sentences, text in every language.
import { z } from 'zod'
import type { Language } from '#lib/languages.ts'

/** One or more sentences, trimmed. */
export const proseSchema = z.string().trim().min(1)

const wordsOf = (text: string) => text.split(/\s+/u).length

/** Prose of at least `least` words; words are separated by spaces. */
export const proseOfWords = (least: number) =>
  proseSchema
    .refine((text) => wordsOf(text) >= least, {
      error: ({ input }) => `has ${wordsOf(String(input))} words, of at least ${least}`,
    })
    .describe(`At least ${least} words.`)

export const faqSchema = z.strictObject({ question: proseSchema, answer: proseSchema })

/** Facts of one entry with its prose in each language. */
export interface Entry<Facts, Text> {
  facts: Facts
  text: Record<Language, Text>
}

/** One folder of data/: each entry has facts.json and one file of prose per language (A25). */
export interface ContentKind<Facts, Text> {
  /** below data/ */
  folder: string
  facts: z.ZodType<Facts>
  text: z.ZodType<Text>
}
