// The five languages of the site. English is the source and has no URL prefix.
export const languages = ['en', 'de', 'fr', 'es', 'it'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

export interface LanguageInfo {
  code: Language
  /** English name */
  name: string
  /** the language's own name, as shown in the menu */
  nativeName: string
  /** BCP 47 tag for Intl; British English because prices, dates and words are European */
  locale: string
}

export const languageInfo: Record<Language, LanguageInfo> = {
  en: { code: 'en', name: 'English', nativeName: 'English', locale: 'en-GB' },
  de: { code: 'de', name: 'German', nativeName: 'Deutsch', locale: 'de-DE' },
  fr: { code: 'fr', name: 'French', nativeName: 'Français', locale: 'fr-FR' },
  es: { code: 'es', name: 'Spanish', nativeName: 'Español', locale: 'es-ES' },
  it: { code: 'it', name: 'Italian', nativeName: 'Italiano', locale: 'it-IT' },
}

/** True for one of the five codes; any other first path segment means English (D60). */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** Language of a `[...lang]` param or first path segment; anything unknown is English. */
export function languageOf(param: string | undefined): Language {
  return isLanguage(param) ? param : defaultLanguage
}
