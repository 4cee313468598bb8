// Registers client:wanted and client:intent, which hydrate an island when a visitor needs it (A3).
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const directives = {
  wanted: new URL('../../src/islands/runtime/wanted.ts', import.meta.url),
  intent: new URL('../../src/islands/runtime/intent.ts', import.meta.url),
}

/** The directives' types are declared in src/islands/runtime. @throws Error when an entry file is missing */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'waymark:client-directives',
    hooks: {
      'astro:config:setup'({ addClientDirective }) {
        for (const [name, url] of Object.entries(directives)) {
          const entrypoint = fileURLToPath(url)
          if (!existsSync(entrypoint)) {
            throw new Error(`${entrypoint} is missing: it is client:${name}. Restore it from git.`)
          }
          addClientDirective({ name, entrypoint })
        }
      },
    },
  }
}
