// The directives, then Astro's island element, which hydrates the islands of the page. Astro would
// inline both into every page; scripts/site/island-runtime.ts removes them there (A23).
import '#islands/runtime/register.ts'
import 'astro/runtime/server/astro-island.js'
