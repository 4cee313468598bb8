// Families of pages drawn by the same template in one language: one page stands for all.
import { splitLanguage } from '#i18n/paths.ts'

/** e.g. "de /route/*"; "en /about" for a page that is its own family. */
export function patternOf(path: string): string {
  const { lang, path: rest } = splitLanguage(`https://site.example${path}`)
  const segments = rest.split('/').filter(Boolean)
  return `${lang} ${segments.length > 1 ? `/${segments[0]}${'/*'.repeat(segments.length - 1)}` : rest}`
}

/** One page of each family: the one with the highest rank, the first of equals. */
export function onePerPattern(paths: readonly string[], rank: (path: string) => number = () => 0): string[] {
  const best = new Map<string, { path: string; rank: number }>()
  for (const path of paths) {
    const candidate = { path, rank: rank(path) }
    const known = best.get(patternOf(path))
    if (!known || candidate.rank > known.rank) best.set(patternOf(path), candidate)
  }
  return [...best.values()].map(({ path }) => path)
}
