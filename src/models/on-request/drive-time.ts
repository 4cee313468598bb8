// Drive times of pages that are drawn on request.
import { formatDuration } from '#i18n/format.ts'
import type { Messages } from '#i18n/messages/en.ts'
import type { Language } from '#lib/languages.ts'

/** Drive time (D114): hours, or days and hours; minutes below half an hour. */
export function formatDrive(minutes: number, lang: Language, t: Messages): string {
  const hours = Math.round(minutes / 60)
  if (hours < 1) return formatDuration(minutes, lang)
  if (hours < 24) return formatDuration(hours * 60, lang)
  const rest = hours % 24
  return [t.generated.days(Math.floor(hours / 24)), rest > 0 ? formatDuration(rest * 60, lang) : '']
    .filter(Boolean)
    .join(' ')
}
