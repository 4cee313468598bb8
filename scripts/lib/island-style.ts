// Astro writes a <style> beside the first island of a page: invalid inside a <div>, and one more hash in every
// policy. The rule stands in src/styles/site.css instead. Remove when Astro can leave it out.
import type { Plugin } from 'vite'

const module = /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]scripts\.js$/
// biome-ignore lint/suspicious/noTemplateCurlyInString: this is the text of Astro's source
const written = '<style>${ISLAND_STYLES}</style>'

/** Takes the element out of Astro's own module. @throws Error when a new Astro writes it otherwise */
export function islandStyleInSheet(): Plugin {
  return {
    name: 'waymark:island-style-in-sheet',
    transform(code, id) {
      if (!module.test(id)) return
      if (!code.includes(written)) {
        throw new Error(`${id} no longer writes ${written}. Adapt or remove scripts/lib/island-style.ts.`)
      }
      return { code: code.replace(written, ''), map: null }
    },
  }
}
