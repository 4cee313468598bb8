// npm run screenshots: pictures of pages and their states on phone and desktop, light and dark, in two languages.
//   -- / /route/london-paris       only these pages
//   -- state_details state_print   only these scenes (scripts/lib/scenes.ts)
//   -- --languages en,de,fr --themes light --sizes phone
import { chosenLanguages, languagesOption, listOption } from '#tools/arguments.ts'
import { command } from '#tools/command.ts'
import { sizes, takePictures, themes } from '#tools/pictures.ts'
import { namedScene, scenes } from '#tools/scenes.ts'

const options = { ...languagesOption, themes: { type: 'string' }, sizes: { type: 'string' } } as const

await command({ words: 'addresses or scenes', options }, async ({ words, options }) => {
  const named = words.map(namedScene)
  await takePictures(named.length > 0 ? named : scenes, {
    languages: chosenLanguages(options.languages, ['en', 'de']),
    themes: listOption('themes', options.themes, themes),
    sizes: listOption('sizes', options.sizes, sizes),
  })
})
