// CSV (RFC 4180) in which a spreadsheet finds no formula.

/** Signs that begin a formula, in every width and height. */
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−'
/** What a spreadsheet drops before a value: white space, control and invisible characters, quotes. */
const dropped = '[\\s\\p{C}\\p{Default_Ignorable_Code_Point}"]'

/** Start of a formula in a text that is read with any of the usual separators, quoted or not. */
const formula = new RegExp(`(?<=^|[;,|\\t\\r\\n])(?=${dropped}*[${signs}])`, 'gu')

/**
 * A quoted cell, with an apostrophe before each formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `"${value.replace(formula, "'").replaceAll('"', '""')}"`
}

/** A table as CSV, header first, with the byte order mark from which spreadsheets detect UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
