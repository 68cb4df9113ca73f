import type { DecimalSeparator } from '@bourse/i18n';

/**
 * Spreadsheets treat a cell that begins with one of these as a formula. The full-width signs count as their ASCII form in East
 * Asian editions; some skip spaces and line feeds at the start.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A plain number, which spreadsheets read as a number; its minus starts no formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

const NEEDS_QUOTES = /[",;\r\n]/;

function cellText(value: string, decimal: DecimalSeparator): string {
  if (NUMBER.test(value)) return value.replace('.', decimal);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as CSV (RFC 4180: quotes doubled, CRLF; commas, or semicolons beside a decimal comma). Figures are written digit for digit, with the
 * decimal separator that the spreadsheet of the user's language reads. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front, which makes it text.
 */
export function toCsv(rows: readonly (readonly string[])[], decimal: DecimalSeparator = '.'): string {
  const separator = decimal === ',' ? ';' : ',';
  return rows.map((row) => `${row.map((cell) => cellText(cell, decimal)).join(separator)}\r\n`).join('');
}

/** A time (epoch milliseconds) as a cell: ISO 8601 in UTC; empty if it is not known. */
export const csvTime = (time: number | undefined): string => (time === undefined ? '' : new Date(time).toISOString());

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

/** `spot-history_2026-11-01_2026-11-20.csv`: the days (UTC) of the oldest and the newest row. */
export function csvFileName(name: string, times: readonly (number | undefined)[]): string {
  const known = times.filter((time) => time !== undefined);
  if (known.length === 0) return `${name}.csv`;
  return `${name}_${day(Math.min(...known))}_${day(Math.max(...known))}.csv`;
}
