// A pre-rendered shell has marked slots; a function fills them for one address.
import { escapeHtml } from '#lib/escape-html.ts'

export interface Slots {
  title: string
  description: string
  /** HTML of the view */
  view: string
  /** targets of the language menu; default: the home pages */
  languages?: Record<string, string>
}

/**
 * The shell with title, description and view replaced, for shared links too. Missing slots are ignored.
 * `data-resolved` marks the view as filled for the script of hosts without functions.
 */
export function fillShell(shell: string, { title, description, view, languages = {} }: Slots): string {
  return withLanguages(shell, languages)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta\s+(?:name="|property="og:)(title|description)"\s+content=")[^"]*"/g,
      (_, start, slot) => `${start}${escapeHtml(slot === 'title' ? title : description)}"`,
    )
    .replace(
      /<([a-z]+ [^>]*?)data-not-found(?=[\s>=])/,
      (_, start) => `<${start}data-not-found data-resolved`,
    )
    .replace(/<!--view-->[\s\S]*?<!--\/view-->/, () => view)
}

/** Finds the menu's links by their `hreflang`. */
function withLanguages(shell: string, languages: Record<string, string>): string {
  return Object.entries(languages).reduce(
    (html, [lang, path]) =>
      html.replace(new RegExp(`href="[^"]*"(?=\\s+hreflang="${lang}")`), () => `href="${escapeHtml(path)}"`),
    shell,
  )
}
