// A pre-rendered shell has marked slots; a function fills them for one address.

export interface Slots {
  title: string
  description: string
  /** HTML of the view */
  view: string
  /** where the language menu leads, by language; without it, to the home pages */
  languages?: Record<string, string>
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] as string)
}

/**
 * The shell with title, description and view replaced. A slot the shell does not have is left out.
 * `data-resolved` tells the script of hosts without functions that nothing is left to do.
 */
export function fillShell(shell: string, { title, description, view, languages = {} }: Slots): string {
  return withLanguages(shell, languages)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*"/,
      (_, start) => `${start}${escapeHtml(description)}"`,
    )
    .replace(
      /<([a-z]+ [^>]*?)data-not-found(?=[\s>=])/,
      (_, start) => `<${start}data-not-found data-resolved`,
    )
    .replace(/<!--view-->[\s\S]*?<!--\/view-->/, () => view)
}

/** The menu's links carry the language beside the address. */
function withLanguages(shell: string, languages: Record<string, string>): string {
  return Object.entries(languages).reduce(
    (html, [lang, path]) =>
      html.replace(new RegExp(`href="[^"]*"(?=\\s+hreflang="${lang}")`), () => `href="${escapeHtml(path)}"`),
    shell,
  )
}
