// Sights: prices, closing days, hours and lines that other texts give against the page of the sight.
import type { DataTexts } from '../data-texts.ts'
import { type Comparison, fieldsOf, type Rule } from './compare.ts'
import { amountsIn, sentencesOf } from './quantities.ts'

interface Sight {
  id: string
  file: string
  name: string
  /** all English texts of its page */
  page: string
}

const weekday = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/gu
const closing = /\b(?:closed?|closes|shut)\b[^.;,]*?\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day[^.;,]*/giu
const line =
  /\b(?:bus|buses|tram|trams|trolleybus|lines?|metro) ((?:[A-Z]?\d+)(?:(?:,| and| or) [A-Z]?\d+)*)/giu

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([found]) => found)

/** Clauses: the lines of a longer sentence lead to other places too. */
const clausesOf = (sentence: string) => sentence.split(/[;:,] (?=\D)/u)
const aboutOnly = (name: string, sentence: string) =>
  clausesOf(sentence)
    .filter((clause) => clause.includes(name))
    .join(' ')

/** Figures of a sentence by kind, as words that are the same wherever the figure is. */
const figures: Readonly<Record<string, (text: string, name: string) => string[]>> = {
  price: (text) => amountsIn(text).map(({ text: words }) => words.replace('–', '-')),
  'closing day': (text) => all(closing, text).flatMap((words) => all(weekday, words)),
  hour: (text) => (/\b(?:open|clos|shut)/iu.test(text) ? all(/\b\d{1,2}:\d\d\b/gu, text) : []),
  line: (text, name) => all(line, aboutOnly(name, text)).flatMap((words) => all(/\b[A-Z]?\d+\b/gu, words)),
}

/** Texts that may speak of sights, by folder of the entry. */
function texts({ content: { guides, landmarks, countryPairs } }: DataTexts) {
  return [
    ...[...guides].map(([id, entry]) => ({ file: `data/guides/${id}`, entry })),
    ...[...landmarks].map(([id, entry]) => ({ file: `data/landmarks/${id}`, entry })),
    ...[...countryPairs].map(([id, entry]) => ({ file: `data/corridors/${id}`, entry })),
  ].flatMap(({ file, entry }) => fieldsOf(entry).map((field) => ({ ...field, file })))
}

/** A figure in a sentence about one sight stands on its page, where that gives figures of the kind. */
export const sightFigures: Rule = {
  id: 'sight-figures',
  name: 'price, closing day, hours and lines of a sight in another text: the page of the sight',
  compare(given) {
    const sights: Sight[] = [...given.content.landmarks].map(([id, entry]) => ({
      id,
      file: `data/landmarks/${id}`,
      name: entry.facts.names.en,
      page: fieldsOf(entry)
        .map(({ text }) => text)
        .join(' '),
    }))
    return texts(given).flatMap(({ file, path, text }) =>
      sentencesOf(text).flatMap((sentence): Comparison[] => {
        const named = sights.filter(({ name }) => sentence.includes(name))
        const [sight] = named
        if (!sight || named.length > 1 || named.some((one) => one.file === file)) return []
        return Object.entries(figures).flatMap(([what, figuresIn]) => {
          const known = new Set(figuresIn(sight.page, ''))
          const said = figuresIn(sentence, sight.name)
          if (said.length === 0 || known.size === 0) return []
          const strange = said.filter((one) => !known.has(one))
          return [
            {
              same: strange.length === 0,
              key: `${file} ${path} ${sight.id} ${what}`,
              where: `${file}/en.json`,
              what: `"${path}" gives ${sight.name} the ${what} ${strange.join(', ')}; ${sight.file}/en.json has ${[...known].join(', ')}.`,
            },
          ]
        })
      }),
    )
  },
}
