// The final form of an address (D14, D17) and its kind of page. Runs on Node, the edge and in browsers.

import { isMode } from '#catalogue/mode.ts'
import {
  type EntryFamily,
  englishSegments,
  entrySegments,
  type PageFamily,
  segments,
} from '#i18n/page-families.ts'
import { pathTo } from '#i18n/paths.ts'
import { defaultLanguage, isLanguage, type Language } from '#lib/languages.ts'

/** A page about one thing, or any other address. */
type AddressFamily = EntryFamily | 'page'

/** Files have an extension, pages do not. */
const fileName = /\.(?!html$)[a-z0-9]{2,11}$/i

/** Extensions of files on the web; the names of places have dots too ("st.gallen"). */
const fileExtension =
  /\.(m?js|css|json|map|txt|xml|csv|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|webmanifest|wasm|pdf|zip|gz|tar|rar|7z|sql|bak|old|php\d?|aspx?|jsp|cgi|env|ya?ml|ini|conf|log|md|mp[34]|webm)$/i

export interface Address {
  lang: Language
  family: AddressFamily
  /** the last part, still percent-encoded; undefined where the address has none */
  slug: string | undefined
}

/** Family of the first segment after the language; undefined for an unknown segment. */
export function familyOfSegment(segment: string): PageFamily | undefined {
  return (Object.keys(segments) as PageFamily[]).find((family) => segments[family] === segment)
}

/** The family of a page by its path; undefined for pages without one, such as the error pages. */
export function pageFamilyOf(pathname: string): PageFamily | undefined {
  const [, first = '', second = ''] = pathname.split('/')
  return familyOfSegment(first !== defaultLanguage && isLanguage(first) ? second : first)
}

const isEntryFamily = (family: PageFamily): family is EntryFamily => family in entrySegments

/** Language, family and slug of a final address; an unknown first segment means English (D60). */
export function readAddress(pathname: string): Address {
  const segments = pathname.split('/').filter(Boolean)
  const lang = isLanguage(segments[0]) ? segments[0] : defaultLanguage
  const [first, slug, ...more] = isLanguage(segments[0]) ? segments.slice(1) : segments
  const family = familyOfSegment(first ?? '')
  return family && isEntryFamily(family) && more.length === 0
    ? { lang, family, slug }
    : { lang, family: 'page', slug: undefined }
}

/**
 * The final form of an address: lower case, single slashes, no trailing slash, no ".html", hyphens,
 * no "/en", English-only pages unprefixed, the home page for an unknown mode. A final form is
 * returned unchanged. The result starts with exactly one slash and contains no control characters;
 * never throws.
 */
export function finalForm(pathname: string): string {
  const segments = pathname.split(/[/\\]+/).filter((segment) => !['', '.', '..'].includes(segment))
  if (isNotPage(segments)) return join(segments.map((segment) => encode(decode(segment))).filter(Boolean))
  return join(withoutVariants(withoutIndex(segments.map(pageSegment))))
}

/** True for the address of a file, such as "/robots.txt", "/.git/config" and all below "/_astro". */
export function isFileAddress(pathname: string): boolean {
  return /^\/+(\.|_astro(\/|$))/.test(pathname) || fileExtension.test(pathname)
}

/** Functions, hashed assets, well-known files and published files: their names stay. */
function isNotPage(segments: readonly string[]): boolean {
  const [first = '', last = ''] = [segments[0], segments.at(-1)]
  return first === 'api' || /^[._]/.test(first) || fileName.test(last)
}

function pageSegment(segment: string): string {
  return encode(
    decode(segment)
      .toLowerCase()
      .replaceAll('_', '-')
      .replace(/(\.html)+$/, ''),
  )
}

function withoutIndex(segments: readonly string[]): string[] {
  const end = segments.findLastIndex((segment) => segment !== '' && segment !== 'index')
  return segments.slice(0, end + 1).filter(Boolean)
}

function withoutVariants(segments: readonly string[]): string[] {
  if (segments[0] === 'en') return withoutVariants(segments.slice(1))
  const lang = isLanguage(segments[0]) ? segments[0] : defaultLanguage
  const page = isLanguage(segments[0]) ? segments.slice(1) : segments
  const family = familyOfSegment(page[0] ?? '')
  if (family && page.length === 1 && family in englishSegments) return [...page]
  if (family === 'travel' && page[1] && !isMode(page[1])) return pathTo.home(lang).split('/').filter(Boolean)
  return [...segments]
}

function join(segments: readonly string[]): string {
  return `/${segments.join('/')}`
}

/** Decodes percent-encoding; text that cannot be decoded stays. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** One path segment without slashes, control characters and dot segments. */
function encode(text: string): string {
  return text === '.' || text === '..' ? '' : encodeURIComponent(text.toWellFormed())
}
