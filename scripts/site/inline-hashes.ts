// What a strict Content-Security-Policy must know: the hashes of the few scripts and styles written into pages.
import { createHash } from 'node:crypto'

export interface InlineHashes {
  /** 'sha256-…' of every inline script, speculation rules included */
  scriptHashes: string[]
  /** 'sha256-…' of every <style> element */
  styleHashes: string[]
}

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const stylePattern = /<style\b[^>]*>([\s\S]*?)<\/style>/g

/** Scripts with a source are covered by 'self'; data blocks such as JSON-LD never run. */
function isCheckedInline(attributes: string): boolean {
  if (/\bsrc=/.test(attributes)) return false
  const type = /\btype=["']?([^"'\s>]+)/.exec(attributes)?.[1]
  return type === undefined || /^(module|speculationrules|importmap|text\/javascript)$/.test(type)
}

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Collects over any number of pages; each distinct text is hashed once. */
export function inlineHashes(pages: Iterable<string>): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const html of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(scriptPattern)) {
      if (isCheckedInline(attributes)) scripts.add(text)
    }
    for (const [, text = ''] of html.matchAll(stylePattern)) styles.add(text)
  }
  return { scriptHashes: [...scripts].map(sha256).sort(), styleHashes: [...styles].map(sha256).sort() }
}
