// Every internal address is built here, in its final form (D17): lower case, no trailing slash, no extension.
import { defaultLanguage, isLanguage, type Language, languages } from '#lib/languages.ts'
import { type EntryFamily, type PageFamily, pageFamilies } from './page-families.ts'

const prefix = (lang: Language) => (lang === defaultLanguage ? '' : `/${lang}`)
const path = (family: PageFamily, lang: Language) => `${prefix(lang)}/${pageFamilies[family].segment}`
const page = (family: PageFamily) => (lang: Language) => path(family, lang)
const entry = (family: EntryFamily) => (id: string, lang: Language) => `${path(family, lang)}/${id}`

/** The id of a way from an airport by its IATA code into a city. */
export const airportWayId = (code: string, city: string) => `${code.toLowerCase()}-to-${city}`

/** Paths from identity; never edit an address by hand. About and admin exist in English only (D14). */
export const pathTo = {
  home: (lang: Language) => prefix(lang) || '/',
  route: entry('route'),
  city: entry('city'),
  airport: (code: string, city: string, lang: Language) => entry('airport')(airportWayId(code, city), lang),
  airportsNear: entry('airportsNear'),
  landmark: entry('landmark'),
  ferry: entry('ferry'),
  corridor: entry('corridor'),
  travel: (mode: string, lang: Language, number = 1) =>
    `${path('travel', lang)}/${mode}${number > 1 ? `/${number}` : ''}`,
  method: page('method'),
  sources: page('sources'),
  privacy: page('privacy'),
  terms: page('terms'),
  about: () => path('about', defaultLanguage),
  admin: () => path('admin', defaultLanguage),
} satisfies Record<PageFamily, unknown>

/** Params of a page that exists in every language; English is the `undefined` prefix. */
export function languageParams(): { params: { lang: string | undefined } }[] {
  return languages.map((lang) => ({ params: { lang: lang === defaultLanguage ? undefined : lang } }))
}

/** Language of a `[...lang]` param or first path segment; anything unknown is English. */
export function languageOf(param: string | undefined): Language {
  return isLanguage(param) ? param : defaultLanguage
}

/** Language of an address and its path without the language prefix. */
export function splitLanguage(url: string): { lang: Language; path: string } {
  const { pathname } = new URL(url)
  const [, first = ''] = pathname.split('/')
  if (first === defaultLanguage || !isLanguage(first)) return { lang: defaultLanguage, path: pathname }
  return { lang: first, path: pathname.slice(first.length + 1) || '/' }
}
