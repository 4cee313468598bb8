// Ways to airports: fares, minutes and intervals in guides and sights against data/airport-transfers.
import type { TransferRow } from '#catalogue/city-airports.ts'
import type { Located } from '#compiler/read/table.ts'
import type { DataTexts } from '../data-texts.ts'
import { type Comparison, type Field, fieldsOf, type Rule, rangeText } from './compare.ts'
import { agrees, amountsIn, durationsIn, intervalsIn, type Quantity, sentencesOf } from './quantities.ts'

type Row = Located<TransferRow>

/** Words that mean a way in a sentence, with the rows they can mean. */
interface Way {
  word: string
  pattern: RegExp
  rows: readonly Row[]
  /** means the way only where the sentence speaks of the airport: "Bus 2", "the metro" */
  general: boolean
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const wholeWord = (text: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])${text}(?![\p{L}\p{N}])`, 'u')
const isNumber = (line: string) => /^[A-Z]{0,3}\d*[A-Z]?$/u.test(line)

/** Names that any way of the kind could have. */
const kinds = /^(?:airport coach|(?:sncb|ns|sbb) trains|city bus|shuttle bus|trains?|bus|ice|re|.*taxi)$/iu

/** Lines in the name of a row: "Bus 47 and tram T3" → 47, T3; "Airlink 100" → Airlink 100, Airlink. */
export const linesOf = (name: string): string[] =>
  name
    .split(/,| and | or /u)
    .map((part) => part.trim().replace(/^(?:bus(?:es)?|tram|trolleybus|line|metro|coach) (?=\S*\d)/iu, ''))
    .flatMap((part) => [part, part.replace(/ [A-Z]?\d+$/u, '')])
    .filter((part, index, parts) => part && !kinds.test(part) && parts.indexOf(part) === index)

/** Words for ways without a name of their own. */
const modeWords: Partial<Record<TransferRow['by'], string>> = {
  metro: 'metro',
  train: 'trains?',
  taxi: '[Tt]axi',
}

/** Lines by name, and kinds of vehicle by their word. */
function waysOf(rows: readonly Row[]): Way[] {
  const lines = [...new Set(rows.flatMap(({ name }) => linesOf(name)))]
  const named = lines.map((line) => ({
    word: line,
    pattern: wholeWord(escaped(line)),
    rows: rows.filter(({ name }) => linesOf(name).includes(line)),
    general: isNumber(line),
  }))
  const byMode = [...Map.groupBy(rows, ({ by }) => by)].flatMap(([by, same]) => {
    const word = modeWords[by]
    return word ? [{ word: by, pattern: wholeWord(word), rows: same, general: true }] : []
  })
  return [...named, ...byMode]
}

interface Mention {
  way: Way
  from: number
  to: number
}

/** Ways that a sentence names; where it names lines, "train" and "metro" mean one of them. */
function mentionsIn(sentence: string, ways: readonly Way[], airports: RegExp): Mention[] {
  const isOfAirport = airports.test(sentence)
  const found = ways.flatMap((way) => {
    const match = way.general && !isOfAirport ? null : way.pattern.exec(sentence)
    return match ? [{ way, from: match.index, to: match.index + match[0].length }] : []
  })
  const hasLine = found.some(({ way }) => !(way.word in modeWords))
  return hasLine ? found.filter(({ way: { word } }) => word !== 'metro' && word !== 'train') : found
}

/** The quantity a sentence gives for a mention: "€6 by the X95", else the first before the next mention. */
function givenFor(
  mention: Mention,
  mentions: readonly Mention[],
  all: readonly Quantity[],
  sentence: string,
) {
  const isBefore = ({ to, from }: { to: number; from: number }) =>
    /^ (?:by|on|with) (?:the |a )?$/u.test(sentence.slice(to, from))
  const endOf = ({ at, text }: Quantity) => at + text.length
  const before = all.find((one) => isBefore({ to: endOf(one), from: mention.from }))
  if (before) return before
  const taken = (one: Quantity) => mentions.some(({ from }) => isBefore({ to: endOf(one), from }))
  const ends = [...mentions.map(({ from }) => from), sentence.indexOf(';', mention.to)]
  const next = Math.min(...ends.filter((end) => end > mention.from), sentence.length)
  return all.find((one) => one.at > mention.to && one.at < next && !taken(one))
}

/** The figures that are compared. */
const figures: readonly {
  what: string
  in(text: string): Quantity[]
  of(row: Row): { low: number; high: number } | undefined
  slack: { share: number; least: number }
}[] = [
  {
    what: 'fare',
    in: amountsIn,
    of: ({ eurLow, eurHigh }) => ({ low: eurLow, high: eurHigh }),
    slack: { share: 0.1, least: 0.3 },
  },
  {
    what: 'minutes',
    in: durationsIn,
    of: ({ minutes }) => ({ low: minutes, high: minutes }),
    slack: { share: 0.2, least: 4 },
  },
  {
    what: 'interval',
    in: intervalsIn,
    of: ({ everyMinutes }) => (everyMinutes ? { low: everyMinutes, high: everyMinutes } : undefined),
    slack: { share: 0.25, least: 3 },
  },
]

function compareSentence(
  sentence: string,
  { ways, airports }: City,
  file: string,
  path: string,
): Comparison[] {
  const mentions = mentionsIn(sentence, ways, airports)
  return mentions.flatMap((mention) =>
    figures.flatMap(({ what, of, slack, ...figure }) => {
      const { word, rows } = mention.way
      const said = givenFor(mention, mentions, figure.in(sentence), sentence)
      const known = rows.flatMap((row) => ({ row, value: of(row) })).filter(({ value }) => value)
      if (!said || known.length === 0) return []
      const stands = known.map(({ row, value }) => `${row.where} has ${rangeText(value as Quantity)}`)
      return [
        {
          same: known.some(({ value }) => agrees(said, value as Quantity, slack)),
          key: `${file} ${path} ${word} ${what}`,
          where: `${file}/en.json`,
          what: `"${path}" gives ${word} the ${what} "${said.text}", ${stands.join(', ')}.`,
        },
      ]
    }),
  )
}

interface City {
  ways: readonly Way[]
  /** "airport", or the name of one of its airports */
  airports: RegExp
}

/** The ways of a city's rows, and how a sentence names its airports: Schiphol, Fiumicino. */
function cityOf(rows: readonly Row[], { network }: DataTexts): City {
  const place = network.places.get(rows[0]?.city ?? '')
  const own = new Set(Object.values(place?.names ?? {}).flatMap((name) => name.split(' ')))
  const names = [...new Set(rows.map(({ airport }) => network.stops.get(airport)?.name ?? ''))]
  const words = names
    .flatMap((name) => name.split(/[ -]/u))
    .filter((word) => word.length > 4 && !own.has(word))
  return {
    ways: waysOf(rows),
    airports: new RegExp([String.raw`[Aa]irport\b`, ...words.map(escaped)].join('|'), 'u'),
  }
}

/** English texts of guides and sights with their city. */
function cityTexts({ content }: DataTexts): (Field & { city: string; file: string })[] {
  const guides = [...content.guides].flatMap(([city, entry]) =>
    fieldsOf(entry).map((field) => ({ ...field, city, file: `data/guides/${city}` })),
  )
  const sights = [...content.landmarks].flatMap(([id, entry]) =>
    fieldsOf(entry).map((field) => ({ ...field, city: entry.facts.city, file: `data/landmarks/${id}` })),
  )
  return [...guides, ...sights]
}

/** "The Leonardo Express costs €14": figures of a way in a text are those of its row. */
export const airportWays: Rule = {
  id: 'airport-ways',
  name: 'fare, minutes and interval to the airport in guides and sights: data/airport-transfers',
  compare(texts) {
    const rows = Map.groupBy(texts.transfers, ({ city }) => city)
    const cities = new Map([...rows].map(([city, ofCity]) => [city, cityOf(ofCity, texts)]))
    return cityTexts(texts).flatMap(({ city, file, path, text }) => {
      const known = cities.get(city)
      return known
        ? sentencesOf(text).flatMap((sentence) => compareSentence(sentence, known, file, path))
        : []
    })
  },
}

const lineNumber = /[A-Z]{0,2}\d+[A-Z]?/u
const numbered =
  /\b(?:bus|buses|coach|trams?|trolleybus|lines?) ((?:[A-Z]{0,2}\d+[A-Z]?)(?:(?:,| and| or) [A-Z]{0,2}\d+[A-Z]?)*)/giu
const toAirport = /\b(?:from|to|reach(?:es)?|joins?|links?|between) (?:the |\S+ )?airport\b/iu

/** "Bus 73 goes to the airport": a numbered line to an airport stands in the table. */
export const airportLines: Rule = {
  id: 'airport-lines',
  name: 'numbered lines to the airport in guides: data/airport-transfers',
  compare(texts) {
    const rows = Map.groupBy(texts.transfers, ({ city }) => city)
    return cityTexts(texts)
      .filter(({ file }) => file.startsWith('data/guides/'))
      .flatMap(({ city, file, path, text }) => {
        const known = (rows.get(city) ?? []).map(({ name, to, note }) => `${name} ${to} ${note ?? ''}`)
        const clauses = sentencesOf(text)
          .flatMap((sentence) => sentence.split(/[;:,] (?=\D)/u))
          .filter((sentence) => toAirport.test(sentence))
        const lines = clauses.flatMap((clause) =>
          [...clause.matchAll(numbered)].flatMap(
            ([, found]) => found?.match(new RegExp(lineNumber, 'gu')) ?? [],
          ),
        )
        return [...new Set(lines)].map((line) => ({
          same: wholeWord(`L?${line}`).test(known.join(' ')),
          key: `${file} ${path} ${line}`,
          where: `${file}/en.json`,
          what: `"${path}" names line ${line} where it speaks of the airport; data/airport-transfers has no such line.`,
        }))
      })
  },
}
