// Why: Astro's bundler (Rolldown) allocates with mimalloc, which keeps freed memory for a while in the hope of using it
// again. In a build the bundler finishes before the first of ten thousand pages is drawn and never comes back, so what it
// keeps is memory the drawing cannot have.
// How: a purge delay of 0 gives freed memory back at once. mimalloc reads it from the environment when the bundler is
// loaded, so it must be set before Astro is imported. Only builds set it: a dev server bundles again and again.
// What it saves: MEASURE-SAVES of peak memory.
// When the library changes: a bundler with another allocator ignores the variable; `npm run bench -- build` then shows a
// higher peak and fails above its line of memory. https://github.com/microsoft/mimalloc#environment-options

/** Call before Astro is loaded. */
export function keepNoFreedMemory(): void {
  process.env.MIMALLOC_PURGE_DELAY = '0'
}
