// What Astro itself would write into every page with islands: our directives, then the element islands are drawn into,
// which takes up those already on the page. scripts/site/island-runtime.ts takes it out there.
import '#islands/directives/register.ts'
import 'astro/runtime/server/astro-island.js'

// From here on islands listen for themselves.
delete self.early
