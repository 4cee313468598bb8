// The checks of `npm run verify -- site` over all texts in data/ and all words of pages; each check can fail.
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type DataTexts,
  dataTextChecks,
  ownLanguage,
  readDataTexts,
  sameNames,
  soundContent,
} from '#checks/texts/data-texts.ts'
import { landmarkVehicles } from '#checks/texts/landmark-vehicles.ts'
import type { Language } from '#lib/languages.ts'
import { root } from '#scripts/lib/root.ts'

let texts: DataTexts
beforeAll(() => {
  texts = readDataTexts(root)
}, 60_000)

test.each(dataTextChecks.map((check) => [check.name, check] as const))(
  '%s',
  (_, check) => {
    expect(check.faults(texts), check.remedy).toEqual([])
  },
  60_000,
)

/** All texts, of the guides only that of Paris, with one text of it replaced. */
function broken(
  lang: Language,
  field: 'overview' | 'gettingAround',
  change: (text: string) => string,
): DataTexts {
  const paris = texts.content.guides.get('paris')
  if (!paris) throw new Error('data/guides/paris is gone')
  const before = paris.text[lang]
  const text = { ...paris.text, [lang]: { ...before, [field]: change(before[field]) } }
  return { ...texts, content: { ...texts.content, guides: new Map([['paris', { ...paris, text }]]) } }
}

// the first reading of all names takes seconds on a busy machine
describe('a seeded fault is found:', { timeout: 60_000 }, () => {
  test('an English text in the French file', () => {
    const english = texts.content.guides.get('paris')?.text.en.overview ?? ''
    expect(ownLanguage.faults(broken('fr', 'overview', () => english))).toEqual([
      expect.stringContaining('data/guides/paris/fr.json:2: "overview" looks like en'),
    ])
  })

  test('a city left out in German', () => {
    expect(
      sameNames.faults(broken('de', 'overview', (text) => text.replaceAll('Brüssel', 'einer Stadt'))),
    ).toEqual([
      'data/guides/paris/de.json:2: "overview" lacks place brussels, which en.json names. Name it, or take it out of en.json. [data/guides/paris/de overview place brussels]',
    ])
  })

  test('a station that only Spanish names', () => {
    expect(sameNames.faults(broken('es', 'gettingAround', (text) => `${text} Montparnasse.`))).toEqual([
      'data/guides/paris/es.json:12: "gettingAround" names stop paris-montparnasse, which en.json does not. Take it out, or name it in en.json. [data/guides/paris/es gettingAround stop paris-montparnasse]',
    ])
  })

  test('an accepted name that is no finding any more', () => {
    const row = {
      check: 'names',
      key: 'data/guides/paris/de overview place oslo',
      reason: 'x',
      where: 'data/accepted/x.csv:2',
    }
    expect(sameNames.faults({ ...texts, accepted: [row] })).toEqual([
      expect.stringContaining('Remove the row'),
    ])
  })

  test('a boat shown as a bus', () => {
    const palace = texts.content.landmarks.get('doges-palace')
    if (!palace) throw new Error('data/landmarks/doges-palace is gone')
    const ways = palace.facts.ways.map(({ vehicle: _vehicle, ...way }) => way)
    const landmarks = new Map([['doges-palace', { ...palace, facts: { ...palace.facts, ways } }]])
    expect(landmarkVehicles.faults({ ...texts, content: { ...texts.content, landmarks } })).toEqual([
      'data/landmarks/doges-palace/facts.json: "Vaporetto 1" is shown as bus. Write "vehicle": "boat".',
      'data/landmarks/doges-palace/facts.json: "Vaporetto 2" is shown as bus. Write "vehicle": "boat".',
    ])
  })

  test('what reading the entries objected to', () => {
    const problems = [{ where: 'data/guides/x/de.json', what: '"overview" is missing.', remedy: 'Write it.' }]
    expect(soundContent.faults({ ...texts, problems })).toEqual([
      'data/guides/x/de.json: "overview" is missing. Write it.',
    ])
  })
})
