// CSV (RFC 4180) that a spreadsheet shows as it is: no cell is ever run as a formula.

/** What a spreadsheet takes for the start of a formula, full-width forms and what it skips before one included. */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/

/**
 * One cell: quoted, and with an apostrophe before what would be a formula.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}

/** Lines of a table, header first, with the byte order mark by which spreadsheets know UTF-8. */
export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `\ufeff${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
