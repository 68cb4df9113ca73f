import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onMalformed, type Malformed } from './diagnostics';
import { parseJson } from './json';
import {
  confirmation,
  decimal,
  decimalOrUnknown,
  flag,
  id,
  int,
  jsonText,
  list,
  maybeDecimal,
  maybeTime,
  page,
  text,
  time,
} from './wire';
import { parseServerTime } from './server-time';

const read = <Schema extends v.GenericSchema>(schema: Schema, input: unknown) => v.parse(schema, input);
const fits = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success;

let reported: Malformed[];
let stop: () => void;
beforeEach(() => {
  reported = [];
  stop = onMalformed((malformed) => reported.push(malformed));
});
afterEach(() => stop());

describe('identities and whole numbers', () => {
  it('identities and whole numbers are read from numbers and text', () => {
    expect(read(id, 7)).toBe(7);
    expect(read(id, '7')).toBe(7);
    expect(read(int, '-3')).toBe(-3);
  });

  it.each([null, undefined, '', ' ', 'seven', 1.5, '1.5', Number.NaN, {}, 2 ** 53])(
    'identities and whole numbers reject %j',
    (input) => {
      expect(fits(int, input)).toBe(false);
      expect(fits(id, input)).toBe(false);
    },
  );

  it('an identity is never negative', () => {
    expect(fits(id, -1)).toBe(false);
  });
});

it('decimals are read from numbers and text with every digit', () => {
  expect(read(decimal, 0.1)).toBe('0.1');
  expect(read(decimal, '0.12345678901234567890')).toBe('0.1234567890123456789');
  expect(read(decimal, 8.7e-7)).toBe('0.00000087');
});

it('decimals keep digits beyond the precision of a double in replies that write numbers', () => {
  const reply = parseJson('{"price":98765432109876543210.123456789012345678}');
  expect(read(v.object({ price: decimal }), reply)).toEqual({ price: '98765432109876543210.123456789012345678' });
});

it.each([null, undefined, '', 'abc', '1,5', true, [], Number.NaN])('decimals reject %j', (input) => {
  expect(fits(decimal, input)).toBe(false);
  expect(read(decimalOrUnknown, input)).toBeUndefined();
  expect(read(maybeDecimal, input)).toBeUndefined();
});

it('texts are read from numbers and may be missing', () => {
  expect(read(text, 'BTC')).toBe('BTC');
  expect(read(text, 15)).toBe('15');
  expect(read(text, null)).toBe('');
  expect(read(v.object({ name: text }), {})).toEqual({ name: '' });
});

it('texts reject lists and objects', () => {
  expect(fits(text, [])).toBe(false);
  expect(fits(text, {})).toBe(false);
});

describe('flags', () => {
  it.each([1, '1', true])('the flag %j is true', (input) => expect(read(flag, input)).toBe(true));
  it.each([0, '0', false, null, undefined, 'true', 2])('the flag %j is false', (input) =>
    expect(read(flag, input)).toBe(false),
  );
  it('a missing key is false', () => expect(read(v.object({ open: flag }), {})).toEqual({ open: false }));
});

describe('times', () => {
  const moment = Date.UTC(2026, 10, 20, 4, 30, 15);

  it.each([
    ['epoch seconds', moment / 1000],
    ['epoch seconds as text', String(moment / 1000)],
    ['epoch milliseconds', moment],
    ['a date and time in Shanghai', '2026-11-20 12:30:15'],
    ['the same with a T', '2026-11-20T12:30:15'],
  ])('%s become epoch milliseconds', (_form, input) => expect(read(time, input)).toBe(moment));

  it('times may omit seconds and the time of day', () => {
    expect(parseServerTime('2026-11-20 12:30')).toBe(Date.UTC(2026, 10, 20, 4, 30));
    expect(parseServerTime('2026-11-20')).toBe(Date.UTC(2026, 10, 19, 16));
  });

  it('times keep fractions of a second', () => expect(read(time, '1763600000.25')).toBe(1_763_600_000_250));

  it.each([null, undefined, '', 'yesterday', '20/11/2026', 0, '0', -5, {}])('times reject %j', (input) => {
    expect(fits(time, input)).toBe(false);
    expect(read(maybeTime, input)).toBeUndefined();
  });

  it.each(['2026-13-01', '2026-02-30 10:00:00', '2026-11-20 25:00:00', '2026-11-20 10:61:00'])(
    'times do not roll over: %s is rejected',
    (input) => expect(parseServerTime(input)).toBeUndefined(),
  );
});

describe('lists', () => {
  const row = v.object({ id, price: decimal });

  it('lists are empty where they are null or missing', () => {
    expect(read(list(row), null)).toEqual([]);
    expect(read(v.object({ rows: list(row) }), {})).toEqual({ rows: [] });
    expect(reported).toEqual([]);
  });

  it('lists drop and report an entry that does not fit, and keep the rest', () => {
    const rows = [{ id: 1, price: '2' }, { id: 2 }, 'x', { id: '3', price: 4 }];
    expect(read(list(row), rows)).toEqual([
      { id: 1, price: '2' },
      { id: 3, price: '4' },
    ]);
    expect(reported.map(({ where }) => where)).toEqual(['list entry', 'list entry']);
    expect(reported[0]?.problems[0]).toMatch(/^price: /);
  });

  it('lists reject objects and text', () => {
    expect(fits(list(row), {})).toBe(false);
    expect(fits(list(row), '[]')).toBe(false);
  });
});

describe('JSON in text', () => {
  const levels = jsonText(list(v.object({ price: decimal })));

  it('JSON in text is parsed with every digit', () => {
    expect(read(levels, '[{"price":1.12345678901234567891},{"price":"2"}]')).toEqual([
      { price: '1.12345678901234567891' },
      { price: '2' },
    ]);
  });

  it('JSON in text accepts the value itself', () => expect(read(levels, [{ price: 1 }])).toEqual([{ price: '1' }]));

  it('JSON in text reads null in text and null itself as an empty list', () => {
    expect(read(levels, 'null')).toEqual([]);
    expect(read(levels, null)).toEqual([]);
  });

  it('JSON in text rejects text that is not JSON, without throwing', () =>
    expect(fits(levels, '[{"price":')).toBe(false));
});

it.each([
  ['已提交', '已提交'],
  [{ msg: '操作成功', data: { id: 5 } }, '操作成功'],
  [{ message: '操作成功' }, '操作成功'],
  [{ id: 5, status: 1 }, ''],
  [[], ''],
  [null, ''],
  [undefined, ''],
  [true, ''],
])('the reply of a write %j is the text %j', (wire, said) => {
  expect(v.parse(confirmation, wire)).toBe(said);
});

describe('a page', () => {
  const rows = page(v.object({ id }), v.object({ list: list(v.object({ id })) }));
  const one = [{ id: 1 }];

  it.each([
    [one, { rows: one, total: undefined }],
    [{ list: one }, { rows: one, total: undefined }],
    [
      { data: one, total: 31 },
      { rows: one, total: 31 },
    ],
    [
      { data: one, count: '31' },
      { rows: one, total: 31 },
    ],
    [{ list: { data: one, total: 31, current_page: 1 } }, { rows: one, total: 31 }],
    [
      { message: { data: one }, total: 31 },
      { rows: one, total: 31 },
    ],
    [
      { message: { data: one, total: 31 }, rate_profits_total: {} },
      { rows: one, total: 31 },
    ],
    [{ order: { data: one, total: 31 } }, { rows: one, total: 31 }],
    [{ data: null }, { rows: [], total: undefined }],
    [{}, { rows: [], total: undefined }],
    [{ data: [{ id: 1 }, { name: 'no id' }] }, { rows: one, total: undefined }],
  ])('a page is read from %j', (wire, found) => {
    expect(v.parse(rows, wire)).toEqual(found);
  });

  it.each(['some text', 5, { list: 'some text' }])('a page is not read from %j', (wire) => {
    expect(v.safeParse(rows, wire).success).toBe(false);
  });
});
