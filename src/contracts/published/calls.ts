// The shape of /calls/{service}.json (D162): where a train stops on its way, under the licence of its feed.
import { z } from 'zod'
import { latSchema, lngSchema } from '#catalogue/place.ts'
import { wordsSchema as words } from './parts.ts'

const clock = z.string().regex(/^\d\d:\d\d$/)
const minutes = z.number().int().nonnegative()

const callSchema = z.strictObject({
  name: words.describe('on the sign of the station'),
  stop: words.optional().describe('id of a stop that routes begin, end or change at'),
  lat: latSchema,
  lng: lngSchema,
  arrives: minutes.describe('minutes after the departure from the first stop'),
  departs: minutes.optional().describe('the same; left out where it is the minute of arrival'),
  local: clock.optional().describe('local time of this call for the departure named in `leaves`'),
  boards: z.literal(false).optional().describe('nobody may board'),
  alights: z.literal(false).optional().describe('nobody may alight'),
})

const waySchema = z.strictObject({
  first: clock.optional().describe('local time of the first departure of a day'),
  last: clock.optional().describe('local time of the last departure of a day'),
  leaves: clock.optional().describe('the departure whose times the calls give, of trains that run rarely'),
  calls: z.array(callSchema).min(2),
})

export const callsSchema = z.strictObject({
  service: words,
  credit: words.describe('name it wherever this is shown'),
  licence: z.strictObject({ name: words, url: z.url() }),
  source: z.strictObject({ title: words, url: z.url().optional() }),
  asOf: z.string().describe('month of the timetable'),
  there: waySchema.optional().describe('calls of one common train from the first stop to the last'),
  back: waySchema.optional().describe('calls of one common train the other way'),
})
export type CallsData = z.infer<typeof callsSchema>
