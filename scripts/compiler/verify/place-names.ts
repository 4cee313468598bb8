// Checks that the name of a city in a language is the one the texts in that language use.
import { citiesOf, type Place } from '#catalogue/place.ts'
import { type Language, languages } from '#lib/languages.ts'
import type { Content } from '../content/check.ts'
import type { Located } from '../read/table.ts'
import type { CatalogueCheck, Finding } from './finding.ts'

/** All prose of a language in one text. */
const proseOf = (content: Content, lang: Language) =>
  Object.values(content)
    .flatMap((entries) => [...entries.values()])
    .map(({ text }) => JSON.stringify(text[lang]))
    .join('\n')

const contains = (text: string, name: string) =>
  text.includes(name) && new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text)

/** A name that the language never uses, while it uses that of another language. */
function oddName({ id, where, names }: Located<Place>, lang: Language, text: string): Finding[] {
  const own = names[lang]
  if (contains(text, own)) return []
  const used = [...new Set(Object.values(names))].find((name) => name !== own && contains(text, name))
  if (!used) return []
  const what = `"${lang}" of ${id} is "${own}", but the texts in that language say "${used}".`
  return [{ key: `${id} ${lang} ${own}`, where, what }]
}

export const placeNames: CatalogueCheck = {
  id: 'place-names',
  name: 'a city has in each language the name that the texts use',
  remedy: 'Put the names into their columns, or correct the texts.',
  faults: ({ network, content }) =>
    content
      ? languages.flatMap((lang) => {
          const text = proseOf(content, lang)
          return citiesOf(network.places.values()).flatMap((city) => oddName(city, lang, text))
        })
      : [],
}
