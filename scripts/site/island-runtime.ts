// What Astro writes beside and into the islands of a page though nobody reads it there. Remove when Astro can leave it out.
import type { Plugin } from 'vite'

interface Edit {
  module: RegExp
  written: RegExp
  instead: string
  places: number
}

const edits: readonly Edit[] = [
  // A <style> and three scripts, two kilobytes of every route page and a hash each in every policy: the rule stands in
  // src/styles/site.css, the code in src/layouts/islands.ts, which the page script brings, once for all pages. One place
  // is for the first island of a page, one for each further directive.
  {
    module: /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]scripts\.js$/,
    written: /return `<(?:style|script)>[^`]*`/g,
    instead: "return ''",
    places: 2,
  },
  // Two names of each island that only a page under development uses; one of them compresses badly.
  {
    module: /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]hydration\.js$/,
    written: /uid: astroId|name: metadata\.displayName,/g,
    instead: '',
    places: 2,
  },
]

/** Takes it out of Astro's own modules. @throws Error when a new Astro writes it otherwise */
export function trimIslandRuntime(): Plugin {
  return {
    name: 'waymark:trim-island-runtime',
    transform(code, id) {
      const edit = edits.find(({ module }) => module.test(id))
      if (!edit) return
      const found = code.match(edit.written)?.length ?? 0
      if (found !== edit.places) {
        throw new Error(
          `${id} writes ${edit.written} ${found} times, not ${edit.places}. Adapt or remove scripts/site/island-runtime.ts.`,
        )
      }
      return { code: code.replace(edit.written, edit.instead), map: null }
    },
  }
}
