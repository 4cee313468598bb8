// Names and prose.
import { readFileSync } from 'node:fs'
import { inProject } from '#tools/root.ts'
import { cell, create, edit, type Mistake, swap } from '../mistake.ts'

const cities = 'places/cities.csv'
const rail = 'services/rail/west-fr.csv'
const lyon = (lang: string) => `guides/lyon/${lang}.json`
const spanish = () => readFileSync(inProject('data', lyon('es')))

export const mistakes: readonly Mistake[] = [
  {
    name: 'emoji in a city name',
    edits: [cell(cities, 'munich', 'en', 'Munich🦁')],
    by: 'catalogue',
    says: [`data/${cities}:`, '"en" has an emoji: "🦁".', 'Remove it'],
  },
  {
    name: 'a city name in letters that pictures cannot show',
    edits: [cell(cities, 'munich', 'en', 'Мюнхен')],
    by: 'catalogue',
    says: [
      `data/${cities}:`,
      '"en" has "М", which the font of the pictures lacks.',
      'Give the English name in Latin letters.',
    ],
  },
  {
    name: 'city name <b>',
    edits: [cell(cities, 'geneva', 'en', '<b>Geneva</b>')],
    by: 'catalogue',
    says: [`data/${cities}:`, '"en" has HTML: "<b>".', 'Write plain text.'],
  },
  {
    name: 'alias Paris on Lyon',
    edits: [cell(cities, 'lyon', 'aliases', 'Lyons;Paris')],
    by: 'catalogue',
    says: [`data/${cities}:18`, `"aliases" has "Paris", which is paris (data/${cities}:4).`, 'Remove it'],
  },
  {
    name: 'formula =1+1 in product',
    edits: [cell(rail, 'tgv-paris-lyon', 'product', '=1+1')],
    by: 'catalogue',
    says: [
      `data/${rail}:3`,
      '"product" begins like a formula of a spreadsheet: "=".',
      'Write the text it should show.',
    ],
  },
  {
    name: 'error of a spreadsheet in a note',
    edits: [cell(rail, 'tgv-paris-lyon', 'note', '#REF!')],
    by: 'catalogue',
    says: [
      `data/${rail}:3`,
      '"note" has an error of a spreadsheet: "#REF".',
      'Write the value it should show.',
    ],
  },
  {
    name: 'guide: HTML script in text',
    edits: [swap(lyon('de'), 'Zwei Flüsse', '<script>alert(1)</script>Zwei Flüsse')],
    by: 'catalogue',
    says: ['data/guides/lyon/de.json:2', '"overview" has HTML: "<script>".', 'Write plain text.'],
  },
  {
    name: 'guide: markdown link',
    edits: [swap(lyon('en'), 'Part-Dieu station', '[Part-Dieu station](https://example.org)')],
    by: 'catalogue',
    says: ['data/guides/lyon/en.json:2', '"overview" has Markdown: "[Part-Dieu station]', 'Write plain text'],
  },
  {
    name: 'guide: markdown emphasis',
    edits: [swap(lyon('en'), 'Get off.', '*Get off.*')],
    by: 'catalogue',
    says: ['data/guides/lyon/en.json:2', '"overview" has Markdown: "*Get off.*".', 'Write plain text'],
  },
  {
    name: 'guide: lorem ipsum',
    edits: [swap(lyon('en'), 'Get off.', 'TODO lorem ipsum.')],
    by: 'catalogue',
    says: [
      'data/guides/lyon/en.json:2',
      '"overview" has a placeholder: "TODO".',
      'Write the text, or remove it.',
    ],
  },
  {
    name: 'guide: emoji in text',
    edits: [swap(lyon('en'), 'Get off.', 'Get off. 🚆')],
    by: 'catalogue',
    says: ['data/guides/lyon/en.json:2', '"overview" has an emoji: "🚆".', 'Remove it'],
  },
  {
    name: 'guide: formula as a tip',
    edits: [edit(lyon('en'), (text) => text.replace(/("insiderTips": \[\s*")/, '$1=1+1 '))],
    by: 'catalogue',
    says: [
      'data/guides/lyon/en.json:',
      '"insiderTips.0" begins like a formula',
      'Write the text it should show.',
    ],
  },
  {
    name: 'guide: it.json is a copy of es.json',
    edits: [edit(lyon('it'), spanish)],
    only: ['lyon'],
    by: 'content',
    says: ['data/guides/lyon/it.json:2', '"overview" looks like es: Dos ríos', 'Translate it.'],
  },
  {
    name: 'guide: a part of three words',
    edits: [
      edit(lyon('en'), (text) =>
        text.replace(/"gettingAround": "[^"]*"/, '"gettingAround": "On foot, mostly."'),
      ),
    ],
    by: 'catalogue',
    says: ['data/guides/lyon/en.json:', '"gettingAround": has 3 words, of at least 40.', 'Correct it'],
  },
  {
    name: 'guide: other number in fr',
    edits: [swap(lyon('fr'), '2,10 €', '2,40 €')],
    by: 'catalogue',
    says: [
      'data/guides/lyon/fr.json:',
      '"gettingAround" states other numbers than en.json: lacks 2.1 adds 2.4.',
      'Write the same figures',
    ],
  },
  {
    name: 'guide: other number in en',
    edits: [swap(lyon('en'), '€2.10', '€2.40')],
    by: 'catalogue',
    says: [
      'data/guides/lyon/en.json:',
      '"gettingAround" states other numbers than de, fr, es, it: lacks 2.1, has 2.4.',
      'Write the same figures',
    ],
  },
  {
    name: 'guide: number written as word in de',
    edits: [edit(lyon('de'), (text) => text.replace(/\b300\b/, 'dreihundert'))],
    by: 'catalogue',
    says: [
      'data/guides/lyon/de.json:2',
      '"overview" states other numbers than en.json: lacks 300.',
      'Write the same figures as digits',
    ],
  },
  {
    name: 'guide: trailing comma',
    edits: [edit(lyon('de'), (text) => text.replace(/"\n\s*\]\n\}/, '",\n  ]\n}'))],
    by: 'catalogue',
    says: ['data/guides/lyon/de.json:', 'has ] where a value is expected.', 'Check quotes and commas'],
  },
  {
    name: 'guide: it.json empty',
    edits: [edit(lyon('it'), () => '')],
    by: 'catalogue',
    says: ['data/guides/lyon/it.json:1', 'is empty.', 'Write it; data/README.md says what it holds.'],
  },
  {
    name: 'guide: unknown field',
    edits: [swap(lyon('en'), '"overview"', '"overveiw"')],
    by: 'catalogue',
    says: ['data/guides/lyon/en.json:2', 'unknown field "overveiw".', 'Write "overview".'],
  },
  {
    name: 'guide: a field twice',
    edits: [swap(lyon('en'), '"whyVisit": {', '"overview": "Again.",\n  "whyVisit": {')],
    by: 'catalogue',
    says: ['data/guides/lyon/en.json:3', 'has "overview" a second time.', 'Remove'],
  },
  {
    name: 'guide: a folder without texts',
    edits: [create('guides/lyons/facts.json', '{}')],
    by: 'catalogue',
    says: ['data/guides/lyons/de.json', 'is missing.', 'Write it; data/README.md says what it holds.'],
  },
  {
    name: 'guide: destination unknown city',
    edits: [swap(lyon('facts'), '"nice"', '"nyce"')],
    by: 'catalogue',
    says: [
      'data/guides/lyon/facts.json:5',
      '"destinations" is "nyce", which is no city of data/places.',
      'Give the id of a city.',
    ],
  },
  {
    name: 'guide: destination is itself',
    edits: [swap(lyon('facts'), '"nice"', '"lyon"')],
    by: 'catalogue',
    says: ['data/guides/lyon/facts.json:5', '"destinations" names the city itself.', 'Give another city.'],
  },
  {
    name: 'guide: facts destination dropped',
    edits: [swap(lyon('facts'), ', "nice"', '')],
    by: 'catalogue',
    says: [
      'data/guides/lyon/facts.json:5',
      '"destinations" lacks "nice", which en.json describes.',
      'Add it, or remove the text.',
    ],
  },
  {
    name: 'guide: a city one language leaves out',
    edits: [swap(lyon('de'), 'Marseille, Genf und Mailand', 'Marseille und Mailand')],
    only: ['lyon'],
    by: 'content',
    says: ['data/guides/lyon/de.json', '"overview" lacks place geneva, which en.json names.', 'Name it'],
  },
  {
    name: 'guide: same wrong price in all five (21.0)',
    edits: ['en', 'de', 'fr', 'es', 'it'].map((lang) =>
      edit(lyon(lang), (text) => text.replace(/2([.,])10/, '21$100')),
    ),
    only: ['lyon'],
    accepted: 'Nothing else in data/ states this price; a wrong one looks like a right one.',
  },
  {
    name: 'landmark way 1500 minutes on foot',
    edits: [edit('landmarks/louvre/facts.json', (text) => text.replace(/"minutes": \d+/, '"minutes": 1500'))],
    by: 'catalogue',
    says: [
      'data/landmarks/louvre/facts.json:',
      '"ways.0.minutes": Too big: expected number to be <=180.',
      'Correct it',
    ],
  },
]
