// What all written content shares: questions, lists of sentences, text in every language.
import { z } from 'zod'
import type { Language } from '#lib/languages.ts'

/** A sentence or more, without space around it. */
export const proseSchema = z.string().trim().min(1)

/** Prose of at least so many words; words are what stands between spaces. */
export const proseOfWords = (least: number) =>
  proseSchema.refine((text) => text.split(/\s+/u).length >= least, `has fewer than ${least} words`)

export const faqSchema = z.strictObject({ question: proseSchema, answer: proseSchema })
export type Faq = z.infer<typeof faqSchema>

/** Facts of one entry with its prose in every language. */
export interface Entry<Facts, Text> {
  facts: Facts
  text: Record<Language, Text>
}

/** What a folder of data/ keeps for each entry: facts.json and one file of prose a language. */
export interface ContentKind<Facts, Text> {
  /** below data/ */
  folder: string
  facts: z.ZodType<Facts>
  text: z.ZodType<Text>
}
