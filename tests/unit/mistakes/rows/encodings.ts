// What spreadsheets and editors do to a file when they save it.
import { cell, edit, type Mistake, swap } from '../mistake.ts'

const rail = 'services/rail/west-fr.csv'
const cities = 'places/cities.csv'
const french = 'guides/lyon/fr.json'
const atTrain = `data/${rail}:3`
const mark = '\ufeff'
const latin1 = (text: string) => Buffer.from(text.replaceAll(/[–—’“”]/g, '-'), 'latin1')
const withSemicolons = (text: string) =>
  text.replaceAll(/("[^"]*")|,/g, (found, quoted) => (quoted ? found : ';'))

export const mistakes: readonly Mistake[] = [
  {
    name: 'BOM',
    edits: [edit(rail, (text) => mark + text)],
    accepted: 'A byte order mark is skipped.',
  },
  {
    name: 'BOM, header first line (no comment)',
    edits: [edit(rail, (text) => mark + text.split('\n').slice(1).join('\n'))],
    accepted: 'A byte order mark is skipped.',
  },
  {
    name: 'CRLF',
    edits: [edit(rail, (text) => text.replaceAll('\n', '\r\n'))],
    accepted: 'Lines may end as Windows ends them.',
  },
  {
    name: 'rows of commas and comments in quotes, as spreadsheets save them',
    edits: [edit(rail, (text) => `"${text.replace('\n', '"\n').trimEnd()}\n${','.repeat(23)}\n`)],
    accepted: 'A spreadsheet fills its grid; nothing is lost.',
  },
  {
    name: 'semicolons (Excel DE)',
    edits: [edit(rail, withSemicolons)],
    by: 'catalogue',
    says: [`data/${rail}:2`, 'is separated by semicolons.', 'Save it as "CSV UTF-8 (comma delimited)"'],
  },
  {
    name: 'tabs (copied from a spreadsheet)',
    edits: [edit(rail, (text) => withSemicolons(text).replaceAll(';', '\t'))],
    by: 'catalogue',
    says: [`data/${rail}:2`, 'is separated by tabs.', 'Save it as "CSV UTF-8 (comma delimited)"'],
  },
  {
    name: 'UTF-16 (Excel Unicode)',
    edits: [edit(rail, (text) => Buffer.from(mark + text, 'utf16le'))],
    by: 'catalogue',
    says: [
      `data/${rail}:1`,
      'is UTF-16, which spreadsheets call "Unicode text".',
      'Save it as "CSV UTF-8 (comma',
    ],
  },
  {
    name: 'stray quote in product',
    edits: [cell(rail, 'tgv-paris-lyon', 'product', 'TGV "INOUI')],
    by: 'catalogue',
    says: [atTrain, 'has a double quote without its partner.', 'Remove it, or put one at each end'],
  },
  {
    name: 'two stray quotes in product',
    edits: [cell(rail, 'tgv-paris-lyon', 'product', 'TGV "INOUI"')],
    by: 'catalogue',
    says: [atTrain, 'has a double quote in the middle of a field.', 'Remove it, or put one at each end'],
  },
  {
    name: 'unclosed quote at start',
    edits: [swap(rail, 'tgv-paris-lyon,', '"tgv-paris-lyon,')],
    by: 'catalogue',
    says: [atTrain, 'has a double quote without its partner.', 'Remove it, or put one at each end'],
  },
  {
    name: 'latin-1 bytes in a city name',
    edits: [edit(cities, latin1)],
    by: 'catalogue',
    says: [
      `data/${cities}:3`,
      'has a letter that is not UTF-8 after ',
      'Save it as "CSV UTF-8 (comma delimited)"',
    ],
  },
  {
    name: 'mojibake ParÃ­s',
    edits: [cell(cities, 'paris', 'es', 'ParÃ­s')],
    by: 'catalogue',
    says: [
      `data/${cities}:4`,
      '"es" has letters of another encoding: "Ã\u00ad".',
      'Write the letter that was meant',
    ],
  },
  {
    name: 'mojibake EstocÃ³lmo',
    edits: [cell(cities, 'stockholm', 'es', 'EstocÃ³lmo')],
    by: 'catalogue',
    says: [
      `data/${cities}:`,
      '"es" has letters of another encoding: "Ã³".',
      'Write the letter that was meant',
    ],
  },
  {
    name: 'mojibake of an apostrophe in a guide',
    edits: [swap(french, 'd’eau', 'dâ€™eau')],
    by: 'catalogue',
    says: [
      `data/${french}:2`,
      '"overview" has letters of another encoding: "â€™".',
      'Write the letter that was meant',
    ],
  },
  {
    name: 'letter lost in another encoding (U+FFFD)',
    edits: [cell(cities, 'seville', 'es', 'Sevill\ufffd')],
    by: 'catalogue',
    says: [
      `data/${cities}:`,
      '"es" has a letter that was lost in another encoding',
      'Write the letter again',
    ],
  },
  {
    name: 'guide: Latin-1 bytes',
    edits: [edit(french, latin1)],
    by: 'catalogue',
    says: [`data/${french}:2`, 'has a letter that is not UTF-8 after "', 'with the encoding UTF-8'],
  },
  {
    name: 'invisible character in a city name',
    edits: [cell(cities, 'lyon', 'de', 'Ly\u200bon')],
    by: 'catalogue',
    says: [`data/${cities}:18`, '"de" has an invisible character: U+200B.', 'Type the text again'],
  },
]
