// npm run verify:prose: how much of its wording any route shares with another, in each language; fails above the limit.
//   -- de fr   measures the languages named
import { routeIndex } from '#catalogue/load.ts'
import { isLanguage, languages } from '#i18n/languages.ts'
import { routeWording } from '#models/route/wording.ts'
import { mostShared, type Overlap, sequenceLength, worstOverlaps } from './lib/prose/overlap.ts'
import { table } from './lib/table.ts'

const chosen = process.argv.slice(2).filter(isLanguage)
const reverse = (slug: string) => reverseOf.get(slug)
const reverseOf = new Map(
  routeIndex().map(({ slug, origin, destination }) => [slug, `${destination}-${origin}`]),
)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const rows: string[][] = []
const faults: string[] = []
for (const lang of chosen.length > 0 ? chosen : languages) {
  const texts = new Map(routeIndex().map(({ slug }) => [slug, routeWording(slug, lang).join(' ')]))
  const worst = worstOverlaps(texts, (a, b) => reverse(a) === b).sort((a, b) => b.share - a.share)
  const [first, middle] = [worst[0] as Overlap, worst[Math.floor(worst.length / 2)] as Overlap]
  rows.push([lang, percent(first.share), percent(middle.share), `${first.of} with ${first.with}`])
  for (const { of, with: other, share } of worst.slice(0, 5))
    console.log(`${lang}: ${percent(share)} ${of} with ${other}`)
  faults.push(
    ...worst
      .filter(({ share }) => share > mostShared)
      .map((one) => `${lang}: ${one.of} shares ${percent(one.share)} with ${one.with}`),
  )
}
console.log(
  `Share of sequences of ${sequenceLength} words that a route has in common with the one most like it`,
)
console.log(table(['language', 'worst', 'median', 'pair'], rows))
if (faults.length > 0) {
  console.error(
    `${faults.length} routes share more than ${percent(mostShared)}:\n${faults.slice(0, 20).join('\n')}`,
  )
  process.exitCode = 1
}
