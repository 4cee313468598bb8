// The page of meetings as it is built: an empty form, and an example, so that the page shows what it does.
import { briefFile } from '#catalogue/load.ts'
import { meetQuery, readMeetQuestion } from '#catalogue/meet-query.ts'
import { readBrief } from '#catalogue/reach/brief.ts'
import type { Messages } from '#i18n/messages/en.ts'
import { pathTo } from '#i18n/paths.ts'
import type { Language } from '#lib/languages.ts'
import { drawAllOf, drawWholeOf } from './map-drawing.ts'
import { placeName } from './names.ts'
import { type MeetModel, meetTool } from './on-request/meet-page.ts'

const starts = ['berlin', 'paris', 'milan']

export function meetExample(lang: Language, t: Messages): MeetModel {
  const page = { lang, t, drawAll: drawAllOf, drawWhole: drawWholeOf }
  const query = meetQuery(starts, readMeetQuestion(new URLSearchParams()))
  const asked = meetTool.read(new URLSearchParams(query), (id) => ({
    ...{ id, name: placeName(id, lang), isTown: true },
  }))
  const briefs = starts.map((town) => readBrief(briefFile(town)))
  const { model } = meetTool.answer(asked, briefs, page)
  const empty = meetTool.read(new URLSearchParams(), () => undefined)
  return {
    ...model,
    form: meetTool.answer(empty, [], page).model.form,
    example: `${pathTo.meet(lang)}?${query}`,
  }
}
