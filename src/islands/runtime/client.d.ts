// Types of the client directives of this site, for .astro files.
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** hydrate on focus, pointer or touch; a string names the URL parameter that hydrates at once */
    'client:intent'?: boolean | string
    /** hydrate when visible and after the first scroll, pointer or key; a string is the root margin */
    'client:wanted'?: boolean | string
  }
}
declare global {
  interface Document {
    readonly prerendering?: boolean
  }
}
