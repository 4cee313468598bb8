// One pass over a page that notes what the checks need; a table names the notes of each element.
import { type Handler, Parser } from 'htmlparser2'
import { interned } from './interned.ts'

export interface Alternate {
  lang: string
  href: string
}

/** The notes so far; strings are interned, because the notes outlive the page. */
export interface Notes {
  lang: string
  title: string
  description: string
  noindex: boolean
  canonical: string | undefined
  alternates: Alternate[]
  headingLevels: number[]
  ids: Set<string>
  repeatedIds: Set<string>
  links: Set<string>
  assets: Set<string>
  styleAttributes: number
  handlers: string[]
  inlineScripts: string[]
  structuredData: string[]
  /** degrees in attributes that hold coordinates */
  coordinates: Set<string>
  /** texts of attributes that browsers or screen readers present */
  labels: string[]
  /** visible text, a line break for each tag */
  text: string
  /** visible text of the main content, a space for each tag */
  main: string
}

type Attributes = Readonly<Record<string, string>>

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
/** Types of scripts that run; other types are data. */
const runningScript = /^(module|speculationrules|importmap|text\/javascript)?$/
const raw = new Set(['script', 'style'])

/** Attributes of maps and their links that can hold coordinates. */
const carriesPlaces = /^(?:href|data-.*|props)$/
const degrees = /(?<![\d.])-?\d{1,3}\.\d+(?!\d)/g

function noteLink(notes: Notes, { href }: Attributes): void {
  if (href !== undefined) notes.links.add(interned(href))
}

/** Notes of an element by its name. */
const elements: Record<string, (notes: Notes, attributes: Attributes) => void> = {
  html(notes, { lang = '' }) {
    notes.lang = interned(lang)
  },
  meta(notes, { name, content = '' }) {
    if (name === 'description') notes.description = interned(content)
    if (name === 'robots') notes.noindex = content.includes('noindex')
  },
  link(notes, { rel = '', href = '', hreflang }) {
    if (rel === 'canonical') notes.canonical = interned(href)
    else if (rel === 'alternate' && hreflang !== undefined)
      notes.alternates.push({ lang: interned(hreflang), href: interned(href) })
    else if (loadingLinks.has(rel)) notes.assets.add(interned(href))
  },
  a: noteLink,
  area: noteLink,
  form(notes, { action }) {
    if (action !== undefined) notes.links.add(interned(action.split('?')[0] as string))
  },
}

/** Notes of any element by its attributes. */
function noteAttributes(notes: Notes, name: string, attributes: Attributes): void {
  const { id, style } = attributes
  if (id !== undefined) (notes.ids.has(id) ? notes.repeatedIds : notes.ids).add(interned(id))
  if (style !== undefined) notes.styleAttributes += 1
  for (const key in attributes) if (/^on[a-z]+$/.test(key)) notes.handlers.push(interned(`<${name} ${key}>`))
  for (const label of labels) if (attributes[label] !== undefined) notes.labels.push(attributes[label])
  const loaded = attributes[loading[name] ?? '']
  if (loaded) notes.assets.add(interned(loaded))
}

function noteCoordinates(notes: Notes, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes))
    if (carriesPlaces.test(key)) for (const [found] of value.matchAll(degrees)) notes.coordinates.add(found)
}

function noteScript(notes: Notes, { type = '', src }: Attributes, content: string): void {
  if (type === 'application/ld+json') notes.structuredData.push(interned(content))
  else if (src === undefined && runningScript.test(type)) notes.inlineScripts.push(interned(content))
}

const emptyNotes = (): Notes => ({
  ...{ lang: '', title: '', description: '', noindex: false, canonical: undefined, alternates: [] },
  ...{ headingLevels: [], ids: new Set(), repeatedIds: new Set(), links: new Set(), assets: new Set() },
  ...{ styleAttributes: 0, handlers: [], inlineScripts: [], structuredData: [], coordinates: new Set() },
  ...{ labels: [], text: '', main: '' },
})

/** Receives the elements and texts of one page from the parser. */
class PageReader implements Partial<Handler> {
  readonly notes = emptyNotes()
  readonly #withPlaces: boolean
  /** attributes of the open script or style */
  #raw: Attributes | undefined
  #content = ''
  #inMain = false
  #inTitle = false

  constructor(withPlaces: boolean) {
    this.#withPlaces = withPlaces
  }

  #separate(): void {
    this.notes.text += '\n'
    if (this.#inMain) this.notes.main += ' '
  }

  onopentag(name: string, attributes: Attributes): void {
    this.#separate()
    noteAttributes(this.notes, name, attributes)
    if (this.#withPlaces) noteCoordinates(this.notes, attributes)
    if (/^h[1-6]$/.test(name)) this.notes.headingLevels.push(Number(name[1]))
    elements[name]?.(this.notes, attributes)
    if (raw.has(name)) this.#raw = attributes
    if (name === 'main') this.#inMain = true
    // a <title> can also belong to an SVG
    if (name === 'title') this.#inTitle = this.notes.title === ''
  }

  ontext(text: string): void {
    if (this.#raw) this.#content += text
    else {
      this.notes.text += text
      if (this.#inMain) this.notes.main += text
      if (this.#inTitle) this.notes.title += text
    }
  }

  onclosetag(name: string, implied: boolean): void {
    if (raw.has(name)) {
      if (name === 'script') noteScript(this.notes, this.#raw ?? {}, this.#content)
      this.#raw = undefined
      this.#content = ''
      return
    }
    if (name === 'main') this.#inMain = false
    if (name === 'title' && this.#inTitle) {
      this.#inTitle = false
      this.notes.title = interned(this.notes.title.trim())
    }
    if (!implied) this.#separate()
  }
}

/** @param withPlaces also notes coordinates, which takes time and which only some pages need */
export function parsePage(html: string, withPlaces: boolean): Notes {
  const reader = new PageReader(withPlaces)
  new Parser(reader).end(html)
  return reader.notes
}
