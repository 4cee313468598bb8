// A value for each language of the site.
import { defaultLanguage, type Language, type LanguageInfo, languageInfo, languages } from './languages.ts'

export type OtherLanguage = Exclude<Language, 'en'>
/** The languages English is translated into. */
export const otherLanguages = languages.filter((lang): lang is OtherLanguage => lang !== defaultLanguage)

const ofEach = <L extends Language, T>(some: readonly L[], value: (info: LanguageInfo) => T) =>
  Object.fromEntries(some.map((lang) => [lang, value(languageInfo[lang])])) as Record<L, T>

export const byLanguage = <T>(value: (info: LanguageInfo) => T) => ofEach(languages, value)
export const byOtherLanguage = <T>(value: (info: LanguageInfo) => T) => ofEach(otherLanguages, value)
