// Every sentence of route pages with the hardest names of each language, in docs/voice/examples for readers to scan.
// After a change of words: vitest run --project unit tests/unit/voice-examples.test.ts -u, and read the difference.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { voiceFaults } from '#checks/site/voice/rules.ts'
import { languages } from '#lib/languages.ts'
import { root } from '#tools/root.ts'
import { hardSentences } from '../fixtures/hard-sentences.ts'

test.each(languages)('sentences with hard names read as those of a native (%s)', async (lang) => {
  const kinds = hardSentences(lang)
  const text = kinds
    .map(
      ([heading, sentences]) =>
        `## ${heading}\n\n${sentences.map((sentence) => `- ${sentence}`).join('\n')}\n`,
    )
    .join('\n')
  expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/)
  expect(voiceFaults(kinds.flatMap(([, sentences]) => sentences).join('\n'), lang)).toEqual([])
  await expect(`# Sentences with hard names (${lang})\n\n${text}`).toMatchFileSnapshot(
    join(root, 'docs', 'voice', 'examples', `${lang}.md`),
  )
})
