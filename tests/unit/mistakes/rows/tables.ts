// Headers, rows and cells of tables.
import { cell, type Mistake } from '../mistake.ts'

const rail = 'services/rail/west-fr.csv'

export const mistakes: readonly Mistake[] = [
  {
    name: 'typo station id',
    edits: [cell(rail, 'tgv-paris-lyon', 'to', 'lyon-part-dieux')],
    by: 'catalogue',
    says: [`data/${rail}:3`, '"to" is "lyon-part-dieux", which data/stops does not have.', 'Correct the id'],
  },
]
