/** Spreadsheets take a cell that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A plain number, which no spreadsheet takes for anything else; the minus of a negative one is no formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const NEEDS_QUOTES = /[",\r\n]/;

function cellText(value: string): string {
  const harmless = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as CSV (RFC 4180: commas, quotes doubled, CRLF). Figures are written as they are given, digit for digit. What a
 * spreadsheet would run as a formula gets an apostrophe in front, which makes it text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
