// Builders of all internal addresses, in their final form (D17).
import { defaultLanguage, isLanguage, type Language, languages } from '#lib/languages.ts'
import { englishSegments, entrySegments, type PageFamily, segments, singleSegments } from './page-families.ts'

const prefix = (lang: Language) => (lang === defaultLanguage ? '' : `/${lang}`)
/** A path builder for each family of a group. */
const each = <F extends PageFamily, Path>(group: Record<F, string>, path: (segment: string) => Path) =>
  Object.fromEntries(
    Object.entries<string>(group).map(([family, segment]) => [family, path(segment)]),
  ) as Record<F, Path>

const entries = each(
  entrySegments,
  (segment) => (id: string, lang: Language) => `${prefix(lang)}/${segment}/${id}`,
)

/** The id of an airport page, from the IATA code and the city's id (D132). */
export const airportWayId = (code: string, city: string) => `${code.toLowerCase()}-to-${city}`

/** Builders by page family. About and admin exist in English only (D14). */
export const pathTo = {
  ...entries,
  ...each(singleSegments, (segment) => (lang: Language) => `${prefix(lang)}/${segment}`),
  ...each(englishSegments, (segment) => () => `/${segment}`),
  home: (lang: Language) => prefix(lang) || '/',
  airport: (code: string, city: string, lang: Language) => entries.airport(airportWayId(code, city), lang),
  /** all towns around one; without a town the choice of one */
  explore: (lang: Language, town?: string) => `${prefix(lang)}/${segments.explore}${town ? `/${town}` : ''}`,
  /** the boards of all towns; of a town its own board and the trains that lead there */
  nightTrains: (lang: Language, town?: string) =>
    `${prefix(lang)}/${segments.nightTrains}${town ? `/${town}` : ''}`,
  sources: (lang: Language, page = 1) => `${prefix(lang)}/${segments.sources}${page > 1 ? `/${page}` : ''}`,
  travel: (mode: string, lang: Language, page = 1) =>
    `${prefix(lang)}/${segments.travel}/${mode}${page > 1 ? `/${page}` : ''}`,
} satisfies Record<PageFamily, unknown>

/** Params of a page in every language; English is `undefined`. */
export function languageParams(): { params: { lang: string | undefined } }[] {
  return languages.map((lang) => ({ params: { lang: lang === defaultLanguage ? undefined : lang } }))
}

/** Language of an address and its path without the language prefix. */
export function splitLanguage(url: string): { lang: Language; path: string } {
  const { pathname } = new URL(url)
  const [, first = ''] = pathname.split('/')
  if (first === defaultLanguage || !isLanguage(first)) return { lang: defaultLanguage, path: pathname }
  return { lang: first, path: pathname.slice(first.length + 1) || '/' }
}
