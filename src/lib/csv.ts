// CSV (RFC 4180) in which a spreadsheet finds no formula.

/** Start of a formula for a spreadsheet, with full-width signs and leading white space. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/

/**
 * A quoted cell, with an apostrophe before a formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** A table as CSV, header first, with the byte order mark from which spreadsheets detect UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
