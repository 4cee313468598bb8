// npm run data -- content: checks guides, landmarks, ferries and corridors against the network and each other.
//   -- paris rome   only problems of these entries

import { readDataTexts, textProblems } from '#checks/texts/data-texts.ts'
import { WrongData } from '#compiler/read/problems.ts'
import { knownWords } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'
import { StepError } from '#tools/process.ts'
import { root } from '#tools/root.ts'

await command({ words: 'ids of entries' }, async ({ words: ids }) => {
  const texts = readDataTexts(root)
  const { content, problems } = texts
  const entries = Object.values(content).flatMap((each) => [...each.keys()])
  const incomplete = problems.map(({ where }) => where.split('/')[2] ?? '')
  for (const { subject, where } of texts.gaps)
    if (ids.some((id) => subject === `guide of ${id}`))
      throw new StepError(
        `${where}: "${subject}" is a known gap. Write data/guides/${subject.slice(9)} first.`,
      )
  knownWords('entry', ids, [...new Set([...entries, ...incomplete])].sort())
  const mine = textProblems(texts, ids)
  if (mine.length > 0) throw new WrongData(mine)
  const counts = Object.entries(content).map(([kind, { size }]) => `${size} ${kind}`)
  console.log(`${counts.join(', ')}: no problems${ids.length > 0 ? ` with ${ids.join(', ')}` : ''}`)
})
