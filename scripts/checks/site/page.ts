// Reads the facts the checks need out of one page, in one pass over its tags.
import { en } from '#i18n/messages/en.ts'
import { unshownIn } from './shown.ts'
import { anyTag, decode, mainOf, textOf, wordsIn } from './text.ts'

export interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
}

export interface PageFacts {
  /** address, e.g. "/de/route/london-paris" */
  path: string
  lang: string
  title: string
  description: string
  noindex: boolean
  canonical: string | undefined
  alternates: readonly { lang: string; href: string }[]
  /** how many h1 */
  headings: number
  /** levels of all headings, 1 to 6, in the order of the page */
  headingLevels: readonly number[]
  /** words of the main content, names and figures included */
  words: number
  ids: readonly string[]
  repeatedIds: readonly string[]
  /** addresses of links a visitor follows */
  links: readonly string[]
  /** addresses a browser loads by itself */
  assets: readonly string[]
  styleAttributes: number
  handlers: readonly string[]
  /** texts of inline scripts that run */
  inlineScripts: readonly string[]
  structuredData: readonly string[]
  /** what structured data states and the page does not show */
  unshown: readonly string[]
  /** visible text of the main content, to compare its wording; of routes npm run verify -- prose does that */
  text: string
  /** visible text and labels that look like a mistake of the page's author */
  leftovers: readonly string[]
}

const tagPattern = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const rawElements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi
const loading: Record<string, string> = {
  script: 'src',
  img: 'src',
  source: 'src',
  iframe: 'src',
  use: 'href',
  video: 'src',
}
const loadingLinks = new Set([
  'stylesheet',
  'icon',
  'manifest',
  'preload',
  'modulepreload',
  'apple-touch-icon',
])
const labels = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'value']

// Substrings keep the whole page in memory; a copy does not. Most strings occur on thousands of pages.
const copies = new Map<string, string>()
function kept(text: string): string {
  let copy = copies.get(text)
  if (copy === undefined) {
    copy = Buffer.from(text).toString()
    copies.set(copy, copy)
  }
  return copy
}

function attributesOf(text: string): Map<string, string> {
  const pairs = [...text.matchAll(attributePattern)]
  return new Map(pairs.map(([, name = '', a, b, c]) => [name.toLowerCase(), decode(a ?? b ?? c ?? '')]))
}

/** All opening tags outside scripts and styles. */
export function* tagsOf(html: string): Generator<Tag> {
  for (const [, name = '', attributes = ''] of html.matchAll(tagPattern)) {
    yield { name: name.toLowerCase(), attributes: attributesOf(attributes) }
  }
}

/** Words that a template left behind: a missing value, an unfilled slot. */
const leftoverPattern = /\b(?:undefined|NaN|Infinity)\b|Invalid Date|\[object \w+\]|\{\s*[a-z_]\w*\s*\}/

/** Names of messages, e.g. "notFound.title": on a page they are a text that was never looked up. */
const messageKeys = new Set(
  Object.entries(en).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}.${key}`)),
)
const messageKeyPattern = new RegExp(`\\b(?:${Object.keys(en).join('|')})\\.[a-zA-Z]\\w*`, 'g')

function leftoversOf(texts: Iterable<string>): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    const at = text.search(leftoverPattern)
    if (at >= 0)
      found.add(
        kept(
          text
            .slice(Math.max(0, at - 30), at + 40)
            .replace(/\s+/g, ' ')
            .trim(),
        ),
      )
    for (const [key] of text.matchAll(messageKeyPattern)) if (messageKeys.has(key)) found.add(key)
  }
  return [...found]
}

/** Attributes that give maps and their links a place, and how it is written there. */
const carriesPlaces = /^(?:href|data-.*|props)$/
const degrees = /(?<![\d.])-?\d{1,3}\.\d+(?!\d)/g

const isRoute = /\/route\//
const inlineText = /^(module|speculationrules|importmap|text\/javascript)?$/

/** The facts of a page. `path` is its address. */
export function readPage(path: string, source: string): PageFacts {
  const inlineScripts: string[] = []
  const structuredData: string[] = []
  const html = source.replace(/<!--[\s\S]*?-->/g, '').replace(rawElements, (_, element, text, content) => {
    const attributes = attributesOf(text)
    const type = attributes.get('type') ?? ''
    if (type === 'application/ld+json') structuredData.push(kept(content))
    else if (element.toLowerCase() === 'script' && !attributes.has('src') && inlineText.test(type))
      inlineScripts.push(kept(content))
    return `<${element}${text}>`
  })
  const facts = {
    path,
    lang: '',
    title: '',
    description: '',
    noindex: false,
    canonical: undefined as string | undefined,
    alternates: [] as { lang: string; href: string }[],
    headings: 0,
    headingLevels: [] as number[],
    styleAttributes: 0,
    handlers: [] as string[],
  }
  const ids = new Set<string>()
  const repeatedIds = new Set<string>()
  const links = new Set<string>()
  const assets = new Set<string>()
  const texts: string[] = []
  const coordinates = new Set<string>()
  const compares = structuredData.length > 0
  const hasPlace = structuredData.some((text) => text.includes('latitude'))
  for (const { name, attributes } of tagsOf(html)) {
    const get = (key: string) => attributes.get(key)
    const id = get('id')
    if (id !== undefined) (ids.has(id) ? repeatedIds : ids).add(kept(id))
    if (attributes.has('style')) facts.styleAttributes += 1
    for (const key of attributes.keys())
      if (/^on[a-z]+$/.test(key)) facts.handlers.push(kept(`<${name} ${key}>`))
    if (hasPlace)
      for (const [key, value] of attributes)
        if (carriesPlaces.test(key)) for (const [found] of value.matchAll(degrees)) coordinates.add(found)
    for (const key of labels) if (attributes.has(key)) texts.push(get(key) as string)
    if (name === 'html') facts.lang = kept(get('lang') ?? '')
    else if (/^h[1-6]$/.test(name)) {
      if (name === 'h1') facts.headings += 1
      facts.headingLevels.push(Number(name[1]))
    } else if (name === 'meta' && get('name') === 'description')
      facts.description = kept(get('content') ?? '')
    else if (name === 'meta' && get('name') === 'robots') facts.noindex = /noindex/.test(get('content') ?? '')
    else if (name === 'link') {
      const rel = get('rel') ?? ''
      const href = kept(get('href') ?? '')
      if (rel === 'canonical') facts.canonical = href
      else if (rel === 'alternate' && attributes.has('hreflang'))
        facts.alternates.push({ lang: kept(get('hreflang') as string), href })
      else if (loadingLinks.has(rel)) assets.add(href)
    } else if ((name === 'a' || name === 'area') && attributes.has('href'))
      links.add(kept(get('href') as string))
    else if (name === 'form' && attributes.has('action'))
      links.add(kept((get('action') as string).split('?')[0] as string))
    const loads = loading[name]
    if (loads && get(loads)) assets.add(kept(get(loads) as string))
  }
  facts.title = kept(decode(/<title[^>]*>([^<]*)/i.exec(html)?.[1]?.trim() ?? ''))
  texts.push(decode(html.replace(anyTag, '\n')))
  const main = textOf(mainOf(html))
  return {
    ...facts,
    words: wordsIn(main),
    unshown: compares
      ? unshownIn(structuredData, { text: main, lang: facts.lang, coordinates: [...coordinates] })
      : [],
    text: isRoute.test(path) ? '' : kept(main),
    ids: [...ids],
    repeatedIds: [...repeatedIds],
    links: [...links],
    assets: [...assets],
    inlineScripts,
    structuredData,
    leftovers: leftoversOf(texts),
  }
}
