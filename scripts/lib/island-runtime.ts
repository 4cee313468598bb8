// Astro writes a <style> and three scripts beside the islands of a page: two kilobytes of every route page, and a hash
// each in every policy. The rule stands in src/styles/site.css, the code in src/layouts/islands.ts, which the page
// script brings, once for all pages. Remove when Astro can leave them out.
import type { Plugin } from 'vite'

const module = /[\\/]astro[\\/]dist[\\/]runtime[\\/]server[\\/]scripts\.js$/
const written = /return `<(?:style|script)>[^`]*`/g
/** once for the first island of a page, once for each further directive */
const places = 2

/** Takes the elements out of Astro's own module. @throws Error when a new Astro writes them otherwise */
export function islandRuntimeInPageScript(): Plugin {
  return {
    name: 'waymark:island-runtime-in-page-script',
    transform(code, id) {
      if (!module.test(id)) return
      const found = code.match(written)?.length ?? 0
      if (found !== places) {
        throw new Error(
          `${id} writes ${found} scripts, not ${places}. Adapt or remove scripts/lib/island-runtime.ts.`,
        )
      }
      return { code: code.replace(written, "return ''"), map: null }
    },
  }
}
