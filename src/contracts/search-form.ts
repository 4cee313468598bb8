// GET /api/search: target of the search form without JavaScript; 303 to a route page, to all towns around the origin where no destination is given, or home with a message (D40).
import { z } from 'zod'
import { languages } from '#lib/languages.ts'
import type { ApiCall } from './api-call.ts'

const searchFormPath = '/api/search'

const placeText = z.string().trim().max(120).catch('')

/** A missing or wrong value counts as empty; the language falls back to English. */
const searchFormQuerySchema = z.object({
  origin: placeText,
  destination: placeText,
  lang: z.enum(languages).catch('en'),
})
export type SearchFormQuery = z.infer<typeof searchFormQuerySchema>

/** Value of ?message= on the home page; the fragment `message-{value}` shows it without JavaScript. */
export const searchMessages = ['choose', 'same', 'unknown'] as const
export type SearchMessage = (typeof searchMessages)[number]

export const searchFormCall = {
  method: 'get',
  path: searchFormPath,
  id: 'searchForm',
  tag: 'places',
  summary: 'Target of the search form without JavaScript',
  query: {
    schema: searchFormQuerySchema,
    example: { origin: 'London', destination: 'Paris', lang: 'en' },
  },
  reply: {
    status: 303,
    description:
      'To the route page, to all towns around the origin where no destination is given, or home with a message.',
  },
} as const satisfies ApiCall
