// A value for each language of the site.
import { defaultLanguage, type Language, type LanguageInfo, languageInfo, languages } from './languages.ts'

/** The facts of a language, from which its value is made. */
type Info<L extends Language> = LanguageInfo & { code: L }

export type OtherLanguage = Exclude<Language, 'en'>
/** The languages English is translated into. */
const otherLanguages = languages.filter((lang): lang is OtherLanguage => lang !== defaultLanguage)

const ofEach = <L extends Language, T>(some: readonly L[], value: (info: Info<L>) => T) =>
  Object.fromEntries(some.map((code) => [code, value({ ...languageInfo[code], code })])) as Record<L, T>

export const byLanguage = <T>(value: (info: Info<Language>) => T) => ofEach(languages, value)
export const byOtherLanguage = <T>(value: (info: Info<OtherLanguage>) => T) => ofEach(otherLanguages, value)
