// Every internal address is built here, in its final form (D17): lower case, no trailing slash, no extension.
import { defaultLanguage, isLanguage, type Language, languages } from '#lib/languages.ts'

const prefix = (lang: Language) => (lang === defaultLanguage ? '' : `/${lang}`)

/** Paths from identity; never edit an address by hand. About and admin exist in English only (D14). */
export const pathTo = {
  home: (lang: Language) => prefix(lang) || '/',
  route: (slug: string, lang: Language) => `${prefix(lang)}/route/${slug}`,
  city: (id: string, lang: Language) => `${prefix(lang)}/city/${id}`,
  /** from an airport by its IATA code into a city */
  airport: (code: string, city: string, lang: Language) =>
    `${prefix(lang)}/airport/${code.toLowerCase()}-to-${city}`,
  airportsNear: (city: string, lang: Language) => `${prefix(lang)}/airports-near/${city}`,
  landmark: (id: string, lang: Language) => `${prefix(lang)}/landmark/${id}`,
  ferry: (id: string, lang: Language) => `${prefix(lang)}/ferry/${id}`,
  corridor: (slug: string, lang: Language) => `${prefix(lang)}/travel-corridor/${slug}`,
  travel: (mode: string, lang: Language, page = 1) =>
    `${prefix(lang)}/travel/${mode}${page > 1 ? `/${page}` : ''}`,
  method: (lang: Language) => `${prefix(lang)}/method`,
  sources: (lang: Language) => `${prefix(lang)}/sources`,
  privacy: (lang: Language) => `${prefix(lang)}/privacy`,
  terms: (lang: Language) => `${prefix(lang)}/terms`,
  about: () => '/about',
  admin: () => '/admin',
}

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
