// The arguments of a command. An unknown one is refused: a run that ignored it would look like a success.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { similarity } from '#lib/edit-distance.ts'
import { type Language, languages } from '#lib/languages.ts'
import { StepError } from './process.ts'

/** The options and words a command accepts. */
export interface Takes<Options extends ParseArgsOptionsConfig> {
  options?: Options
  /** the words it accepts, or their kind, such as "addresses"; absent when it accepts no words */
  words?: readonly string[] | string
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values']

export interface Arguments<Options extends ParseArgsOptionsConfig> {
  words: readonly string[]
  options: Values<Options>
}

function known({ words, options = {} }: Takes<ParseArgsOptionsConfig>): string {
  const flags = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`)
  const all = [...(typeof words === 'string' ? [words] : (words ?? [])), ...flags]
  return `This command takes ${all.join(', ') || 'no arguments'}.`
}

/** As many known words as a reader looks through; of more, those most like the unknown ones. */
const namedWords = 40

function knownOf(unknown: readonly string[], all: readonly string[]): string {
  if (all.length <= namedWords) return `Known: ${all.join(', ')}.`
  const likeness = (word: string) => Math.max(...unknown.map((one) => similarity(one, word)))
  const nearest = [...all].sort((a, b) => likeness(b) - likeness(a)).slice(0, 3)
  return `${all.length} are known; nearest: ${nearest.join(', ')}.`
}

/** The words when all are known. @throws StepError that names the unknown and the known words */
export function knownWords<Word extends string>(
  what: string,
  words: readonly string[],
  all: readonly Word[],
): readonly Word[] {
  const isKnown = (word: string): word is Word => all.some((one) => one === word)
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length > 0)
    throw new StepError(`Unknown ${what}: ${unknown.join(', ')}. ${knownOf(unknown, all)}`)
  return words.filter(isKnown)
}

/** Reads what follows the name of a command. @throws StepError for an unknown option or word */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  takes: Takes<Options>,
  given: readonly string[] = process.argv.slice(2),
): Arguments<Options> {
  const { values, positionals } = parsed(takes, given)
  if (takes.words === undefined && positionals.length > 0)
    throw new StepError(`Unknown word: ${positionals.join(', ')}. ${known(takes)}`)
  if (takes.words !== undefined && typeof takes.words !== 'string')
    knownWords('word', positionals, takes.words)
  return { words: positionals, options: values }
}

function parsed<Options extends ParseArgsOptionsConfig>(takes: Takes<Options>, given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: takes.options ?? ({} as Options),
      allowPositionals: true as const,
    })
  } catch (error) {
    // Node adds advice on words that begin with a dash, which no command accepts
    const [what = ''] = (error as Error).message.split('. ', 1)
    throw new StepError(`${what}. ${known(takes)}`)
  }
}

/** The items of an option such as `--languages de,fr`, by default all. @throws StepError for an unknown item */
export function listOption<Item extends string>(
  name: string,
  value: string | undefined,
  all: readonly Item[],
  byDefault: readonly Item[] = all,
): readonly Item[] {
  return value === undefined ? byDefault : knownWords(`item of --${name}`, value.split(','), all)
}

/** The option of every command that can be limited to some languages. */
export const languagesOption = { languages: { type: 'string' } } as const
export const chosenLanguages = (value: string | undefined, byDefault: readonly Language[] = languages) =>
  listOption('languages', value, languages, byDefault)

/** A whole number above 0. @throws StepError for anything else */
export function countOption(name: string, value: string | undefined, byDefault: number): number {
  const count = Number(value ?? byDefault)
  if (Number.isInteger(count) && count > 0) return count
  throw new StepError(`${name} is "${value}". Give a whole number above 0.`)
}

/** Words that are addresses of pages. @throws StepError for a word without a slash at its start */
export function pathWords(words: readonly string[]): readonly string[] {
  const other = words.filter((word) => !word.startsWith('/'))
  if (other.length === 0) return words
  throw new StepError(
    `${other.join(', ')}: no address. Write it as on the site, such as /route/london-paris.`,
  )
}
