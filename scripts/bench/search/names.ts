// Names to search for, drawn from the gazetteer, and the ways visitors type them.
import { oneTypo, randomNumbers } from '#compiler/gazetteer/typos.ts'
import { type GazetteerFile, peek } from '#places/gazetteer.ts'

export const sampleSize = 2000
/** Recall is judged by places from this size up; villages are printed beside them. */
export const townPopulation = 15_000
const shortest = 4

export interface Question {
  typed: string
  /** the key that should be found */
  key: string
}

export interface SearchNames {
  /** search keys of each place */
  keys: readonly (readonly string[])[]
  townCount: number
  ofTowns: readonly string[]
  ofAll: readonly string[]
  /** the name with one typing error */
  misspelt(key: string): Question
}

/** The names of a run, the same in each run. */
export function drawNames(gazetteer: GazetteerFile): SearchNames {
  const keys = gazetteer.keys.split('\n').map((line) => line.split('\t'))
  const populations = gazetteer.places.split('\n').map((line) => peek(line).population)
  const all = keys.map((_, index) => index)
  const towns = all.filter((index) => (populations[index] as number) >= townPopulation)
  const random = randomNumbers(20261121)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const draw = (from: readonly number[]) =>
    Array.from({ length: sampleSize * 2 }, () => pick(keys[pick(from)] as string[]))
      .filter((key) => key.length >= shortest)
      .slice(0, sampleSize)
  return {
    keys,
    townCount: towns.length,
    ofTowns: draw(towns),
    ofAll: draw(all),
    misspelt: (key) => ({ typed: oneTypo(key, random), key }),
  }
}

/** The first part of a name. */
export const beginning =
  (share: number) =>
  (key: string): Question => ({
    typed: key.slice(0, Math.max(shortest, Math.ceil(key.length * share))),
    key,
  })
