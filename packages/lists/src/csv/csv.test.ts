import { assert, property, array, string } from 'fast-check';
import { expect, it } from 'vitest';
import { csvFileName, csvTime, toCsv } from './csv';

/** Reads RFC 4180, as a spreadsheet would. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",;\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it('CSV ends every row with CRLF and separates cells by commas', () => {
  expect(
    toCsv([
      ['Pair', 'Price'],
      ['BTC/USDT', '97000.5'],
    ]),
  ).toBe('Pair,Price\r\nBTC/USDT,97000.5\r\n');
});

it('CSV for a spreadsheet with a decimal comma has it in every figure, and semicolons between the cells', () => {
  const rows = [
    ['Par', 'Precio', 'Nota'],
    ['BTC/USDT', '-97000.5', 'a;b 1.5'],
    ['2026-11-01T23:59:59.000Z', '1234567', '1,5'],
  ];
  expect(toCsv(rows, ',')).toBe(
    'Par;Precio;Nota\r\nBTC/USDT;-97000,5;"a;b 1.5"\r\n2026-11-01T23:59:59.000Z;1234567;"1,5"\r\n',
  );
});

it.each([
  ['a semicolon', 'a;b', '"a;b"'],
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'say "x"', '"say ""x"""'],
  ['a line break', 'a\nb', '"a\nb"'],
])('CSV puts %s in quotes', (_, cell, written) => {
  expect(toCsv([[cell]])).toBe(`${written}\r\n`);
});

it.each([
  '=1+1',
  '+cmd',
  '-1+1',
  '@sum',
  '\tx',
  '\n=1+1',
  '\r=1+1',
  ' =1+1',
  '  @sum',
  '\u00A0+1',
  '＝1+1',
  '＋cmd',
  '－1',
  '＠sum',
  '=HYPERLINK("http://x","y")',
])('CSV writes %j as text, not as a formula', (cell) => {
  expect(readCsv(toCsv([[cell]]))).toEqual([[`'${cell}`]]);
});

it('CSV keeps every digit of a figure, and the sign of a negative one', () => {
  const figures = ['0.000000000000000001', '-1.5', '123456789012345678901234567890.10'];
  expect(toCsv([figures])).toBe(`${figures.join(',')}\r\n`);
});

it('CSV parses its own output', () => {
  const cell = string().filter((text) => !/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text));
  assert(
    property(array(array(cell, { minLength: 1 })), (rows) => {
      expect(readCsv(toCsv(rows))).toEqual(rows);
    }),
  );
});

it('the export writes times in UTC and names the file after the first and the last day', () => {
  const first = Date.parse('2026-11-01T23:59:59Z');
  const last = Date.parse('2026-11-20T00:00:00Z');
  expect(csvTime(first)).toBe('2026-11-01T23:59:59.000Z');
  expect(csvTime(undefined)).toBe('');
  expect(csvFileName('ledger', [last, undefined, first])).toBe('ledger_2026-11-01_2026-11-20.csv');
  expect(csvFileName('ledger', [undefined])).toBe('ledger.csv');
});
