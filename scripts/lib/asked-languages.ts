// LANGS="de fr" in the environment: the languages a command is to look at.
import { isLanguage, type Language, languages } from '#lib/languages.ts'
import { StepError } from './process.ts'

/** @throws StepError for what is no language of the site, as an empty run would pass */
export function askedLanguages(fallback: readonly Language[]): readonly Language[] {
  const asked = process.env.LANGS?.split(/[\s,]+/).filter(Boolean) ?? []
  const unknown = asked.filter((lang) => !isLanguage(lang))
  if (unknown.length > 0)
    throw new StepError(`LANGS names ${unknown.join(', ')}. The site speaks ${languages.join(', ')}.`)
  return asked.length > 0 ? asked.filter(isLanguage) : fallback
}
