// White space that no browser shows, taken out of drawn pages: Astro keeps each line break of a template as a space (A9).

/** Elements that are blocks in every sheet of ours; white space beside their tags is never shown. */
const blocks =
  'article|aside|body|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|li|link|main|meta|nav|ol|option|p|section|table|tbody|td|tfoot|th|thead|title|tr|ul'
/** Parts of drawings, which have no text but in <text>. */
const shapes = 'circle|defs|g|line|path|polyline|rect|use'
const besideTag = new RegExp(`\\s*(</?(?:${blocks}|${shapes})(?=[\\s/>])[^>]*>)\\s*`, 'g')
/** White space at the edges of a box of its own. */
const insideBox = /(<(?:button|summary)\b[^>]*>)\s+|\s+(?=<\/(?:button|summary)>)/g
const emptyShape = new RegExp(`<(${shapes})\\b([^<>]*)></\\1>`, 'g')
/** Several spaces show as one. */
const betweenTags = />\s{2,}</g
/** What keeps its white space; an attribute with ">" would end a tag early, so tags are matched last. */
const kept = /(<(pre|script|style|textarea)\b[\s\S]*?<\/\2>)/

const trimmed = (part: string) =>
  part
    .replace(besideTag, '$1')
    .replace(insideBox, '$1')
    .replace(emptyShape, '<$1$2/>')
    .replace(betweenTags, '> <')

/**
 * A page without the white space beside tags of blocks: about 150 bytes less of a compressed route page.
 * @param html drawn by Astro, in which ">" in an attribute is escaped
 */
export const withoutBlockSpace = (html: string): string =>
  html
    .split(kept)
    .map((part, index) => (index % 3 === 0 ? trimmed(part) : index % 3 === 1 ? part : ''))
    .join('')
