// Files that are not read, and files that are far too large.
import { readFileSync } from 'node:fs'
import { inProject } from '#tools/root.ts'
import { create, type Edit, edit, type Mistake, remove } from '../mistake.ts'

const header = 'id,operators,product,from,to,minutes,perDay,basis,sources,asOf\n'
const service = `${header}new-paris-lyon,sncf,New,paris-lyon,lyon-part-dieu,117,5,known,waymark-editors,2026\n`
const link = (file: string, linkTo: string): Edit => ({ file, to: () => '', make: { linkTo } })
const megabytes = (text: string) => text.repeat(Math.ceil(1e7 / text.length))

export const mistakes: readonly Mistake[] = [
  {
    name: 'new service in NEW.CSV (upper case)',
    edits: [create('services/rail/NEW.CSV', service)],
    by: 'catalogue',
    says: ['data/services/rail/NEW.CSV', 'is not read.', 'Rename it to NEW.csv.'],
  },
  {
    name: 'new service in new.txt',
    edits: [create('services/rail/new.txt', service)],
    by: 'catalogue',
    says: ['data/services/rail/new.txt', 'is not read.', 'Save it as new.csv if it has rows'],
  },
  {
    name: 'new service in a subfolder',
    edits: [create('services/rail/fr/new.csv', service)],
    by: 'catalogue',
    says: ['data/services/rail/fr/', 'is not read.', 'Move its files to data/services/rail.'],
  },
  {
    name: 'new service in services/train (unknown folder)',
    edits: [create('services/train/new.csv', service)],
    by: 'catalogue',
    says: ['data/services/train/', 'is not read.', 'data/README.md lists the folders that are read'],
  },
  {
    name: 'unknown top folder data/stations',
    edits: [create('stations/new.csv', 'id\nx\n')],
    by: 'catalogue',
    says: ['data/stations/', 'is not read.', 'data/README.md lists the folders that are read'],
  },
  {
    name: 'table in data/ itself',
    edits: [create('new.csv', service)],
    by: 'catalogue',
    says: ['data/new.csv', 'is not read.', 'data/README.md lists the folders that are read'],
  },
  {
    name: '10 MB file of another kind (scan.pdf)',
    edits: [create('services/rail/scan.pdf', Buffer.alloc(1e7, '%PDF'))],
    by: 'catalogue',
    says: ['data/services/rail/scan.pdf', 'is not read.', 'else move it out of data/.'],
  },
  {
    name: 'guide: a text of a sixth language',
    edits: [create('guides/lyon/pt.json', '{}')],
    by: 'catalogue',
    says: ['data/guides/lyon/pt.json', 'is not read.', 'An entry has facts.json, en.json'],
  },
  {
    name: 'guide: a file beside the folders',
    edits: [create('guides/lyon.json', '{}')],
    by: 'catalogue',
    says: ['data/guides/lyon.json', 'is not read.', 'Put it into the folder of its entry'],
  },
  {
    name: 'guide: a folder named pt.json',
    edits: [{ file: 'guides/lyon/pt.json', to: () => '', make: 'folder' }],
    by: 'catalogue',
    says: ['data/guides/lyon/pt.json/', 'is not read.', 'An entry has facts.json, en.json'],
  },
  {
    name: 'dangling symlink csv',
    edits: [link('services/rail/x.csv', '/nowhere/x.csv')],
    by: 'catalogue',
    says: ['data/services/rail/x.csv', 'is a link to a file that is not there.', 'Remove the link'],
  },
  {
    name: 'a folder named x.csv',
    edits: [{ file: 'services/rail/x.csv', to: () => '', make: 'folder' }],
    by: 'catalogue',
    says: ['data/services/rail/x.csv/', 'is not read.', 'Move its files to data/services/rail.'],
  },
  {
    name: 'symlink to /etc/hostname as csv',
    edits: [link('services/rail/x.csv', '/etc/hostname')],
    by: 'catalogue',
    says: ['data/services/rail/x.csv:1', 'has no header: it begins "', 'Begin with: id,operators,'],
  },
  {
    name: 'symlink of a file to itself twice (west-fr again)',
    edits: [link('services/rail/west-fr-copy.csv', inProject('data', 'services', 'rail', 'west-fr.csv'))],
    by: 'catalogue',
    says: [
      'data/services/rail/west-fr.csv',
      'holds the same as data/services/rail/west-fr-copy.csv.',
      'Remove one of the two.',
    ],
  },
  {
    name: 'LibreOffice lock, ._ file, .DS_Store',
    edits: [
      create('services/rail/.~lock.west-fr.csv#', ',editor,desk,'),
      create('services/rail/._west-fr.csv', Buffer.from([0, 5, 22, 7])),
      create('.DS_Store', Buffer.from([0, 0, 0, 1])),
    ],
    accepted: 'Systems and open programs make them; the compile lists them as not read.',
  },
  {
    name: '10 MB of comment lines',
    edits: [create('services/rail/big.csv', megabytes('# a comment\n'))],
    by: 'catalogue',
    says: ['data/services/rail/big.csv', 'is 10.0 MB.', 'Split it into files under 256 KB'],
  },
  {
    name: '10 MB JSON overview',
    edits: [
      edit('guides/lyon/en.json', (text) => text.replace('Two rivers', () => megabytes('Two rivers and '))),
    ],
    by: 'catalogue',
    says: ['data/guides/lyon/en.json', 'is 10.0 MB.', 'Split it into files under 256 KB'],
  },
  {
    name: 'guide: an overview of 200 KB',
    edits: [
      edit('guides/lyon/en.json', (text) => text.replace('Two', () => 'Two rivers and '.repeat(13000))),
    ],
    by: 'catalogue',
    says: ['data/guides/lyon/en.json:2', '"overview" has 195', 'Write at most 2000.'],
  },
  {
    name: 'guide: it.json deleted',
    edits: [remove('guides/lyon/it.json')],
    by: 'catalogue',
    says: ['data/guides/lyon/it.json', 'is missing.', 'Write it; data/README.md says what it holds.'],
  },
  {
    name: 'guide: folder named lyons',
    edits: ['facts', 'en', 'de', 'fr', 'es', 'it'].map((name) =>
      create(`guides/lyons/${name}.json`, readFileSync(inProject('data', 'guides', 'lyon', `${name}.json`))),
    ),
    by: 'catalogue',
    says: [
      'data/guides/lyons/facts.json',
      'is "lyons", which is no city of data/places.',
      'Give the id of a city.',
    ],
  },
]
