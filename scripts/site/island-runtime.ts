// Why: Astro writes a <style> and up to three scripts beside the islands of every page, and into
// each island two names that only development uses. A strict policy needs a hash of each script in
// every response (A7, A23).
// How: two of Astro's modules are edited while they are bundled. The style rule is in
// src/styles/site.css and the code in src/layouts/islands.ts, part of the page script.
// What it saves: two kilobytes of every route page and three hashes of every header; 2.7 of 15.6 KB of it over the wire (London to Paris, November 2026).
// When the library changes: the build stops when a pattern does not match as often as expected.
// Compare the module named with src/layouts/islands.ts and adapt the edit; remove it when Astro has
// an option for this.
import type { Plugin } from 'vite'

interface Edit {
  module: RegExp
  written: RegExp
  instead: string
  places: number
}

const edits: readonly Edit[] = [
  // one match is for the first island of a page, one for each further directive
  {
    module: /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]scripts\.js$/,
    written: /return `<(?:style|script)>[^`]*`/g,
    instead: "return ''",
    places: 2,
  },
  // one of these names differs for each island, so it compresses badly
  {
    module: /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]hydration\.js$/,
    written: /uid: astroId|name: metadata\.displayName,/g,
    instead: '',
    places: 2,
  },
]

/** Removes the code from Astro's modules. @throws Error when a new Astro writes it differently */
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
