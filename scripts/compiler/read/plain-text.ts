// What no name and no sentence of data/ contains: pages publish texts as they are.

interface TextRule {
  pattern: RegExp
  /** what it is, before the characters found */
  what: string
  remedy: string
}

/** Characters; the longest text has less than half of it. */
const longest = 2000

/** 0x80 to 0xBF as Windows shows them. */
const continuation = '\\u0080-\\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™'

const rules: readonly TextRule[] = [
  {
    pattern: /\ufffd/,
    what: 'has a letter that was lost in another encoding',
    remedy: 'Write the letter again, and save the file as UTF-8.',
  },
  {
    // two or three bytes of one letter read as letters: Ã³ is ó, â€™ is ’
    pattern: new RegExp(`[ÂÃÄÅ][${continuation}]|â[€‚„][${continuation}]|(?:[ÎÏÐÑ][${continuation}]){2}`),
    what: 'has letters of another encoding',
    remedy: 'Write the letter that was meant, and save the file as UTF-8.',
  },
  {
    // controls, soft hyphen, marks of width and direction
    pattern: /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u,
    what: 'has an invisible character',
    remedy: 'Type the text again without it.',
  },
  {
    pattern: /<\/?[a-z!][^>]*>|&(?:[a-z]+|#\d+|#x[0-9a-f]+);/i,
    what: 'has HTML',
    remedy: 'Write plain text.',
  },
  {
    pattern: /\[[^\]]*\]\([^)]*\)|\*\*|__|`|(?<!\S)([*_])[^\s*_][^*_]*\1(?![\p{L}\d])|^#+ /u,
    what: 'has Markdown',
    remedy: 'Write plain text; links stand where the page puts them.',
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|TBC|XXX)\b|lorem ipsum|dolor sit amet/,
    what: 'has a placeholder',
    remedy: 'Write the text, or remove it.',
  },
  {
    pattern: /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f/u,
    what: 'has an emoji',
    remedy: 'Remove it, or say it in words.',
  },
  {
    pattern: /^[=@+](?=\D|\d+\D)|^-(?!\d)/,
    what: 'begins like a formula of a spreadsheet',
    remedy: 'Write the text it should show.',
  },
  {
    pattern: /#(?:REF|NAME|VALUE|DIV|NULL|NUM)\b|#N\/A|###/,
    what: 'has an error of a spreadsheet',
    remedy: 'Write the value it should show.',
  },
]

export interface TextFault {
  what: string
  remedy: string
}

const shown = (found: string) =>
  /^(?:\p{C}|\p{Z}|\p{M})$/u.test(found)
    ? `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : `"${found.slice(0, 40)}"`

/** What is wrong with a text as text; undefined when it can be published. */
export function textFault(text: string): TextFault | undefined {
  if (text.length > longest)
    return { what: `has ${text.length} characters.`, remedy: `Write at most ${longest}.` }
  for (const { pattern, what, remedy } of rules) {
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) return { what: `${what}: ${shown(found)}.`, remedy }
  }
  return undefined
}
