import { decimal, flag, id, int, jsonText, list, maybeDecimal, text, time } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireSchema } from '../wire-schema';
import { departures } from './departures';

const row = v.object({ id, name: text, price: decimal, isOpen: flag, at: time, fee: maybeDecimal });
const good = { id: 1, name: 'BTC', price: '0.1', isOpen: 1, at: '2026-11-20 08:00:00' };

const found = (schema: v.GenericSchema, value: unknown) =>
  departures(wireSchema(schema, 'reply'), value).map(({ path, expected, got }) => `${path}: ${expected}, got ${got}`);

it.each([
  good,
  { ...good, id: '17', price: 0.1, isOpen: '0', at: 1_700_000_000, fee: '-1.5' },
  { ...good, further: { keys: [] } },
  { ...good, at: 0 },
  { ...good, fee: null },
  { ...good, price: '+0.37' },
])('a valid value has no departure: %j', (value) => {
  expect(found(row, value)).toEqual([]);
});

describe('a value that the client accepts silently', () => {
  it.each<[change: object, said: string]>([
    [{ id: 1.5 }, 'id: an identity (a whole number, 0 or more), got 1.5'],
    [{ id: -1 }, 'id: an identity (a whole number, 0 or more), got -1'],
    [{ id: '' }, 'id: an identity (a whole number, 0 or more), got the text ""'],
    [{ name: null }, 'name: text, got null'],
    [{ name: 7 }, 'name: text, got 7'],
    [{ name: undefined }, 'name: text, got nothing'],
    [{ price: '1e3' }, 'price: decimal text or a number, got the text "1e3"'],
    [{ price: ' 1' }, 'price: decimal text or a number, got the text " 1"'],
    [{ price: [] }, 'price: decimal text or a number, got a list of 0'],
    [{ isOpen: true }, 'isOpen: 0 or 1, got true'],
    [{ isOpen: 2 }, 'isOpen: 0 or 1, got 2'],
    [{ at: 'yesterday' }, 'at: epoch seconds or YYYY-MM-DD HH:mm:ss, got the text "yesterday"'],
  ])('a value that the client would silently accept is a departure: %j', (change, said) => {
    expect(found(row, { ...good, ...change })).toEqual([said]);
  });

  it.each([-1, 19, '19'])('a number outside its bounds is a departure: %j', (places) => {
    const schema = v.object({ places: v.pipe(int, v.minValue(0), v.maxValue(18)) });
    expect(found(schema, { places: 18 })).toEqual([]);
    expect(found(schema, { places })).toHaveLength(1);
  });

  it('a missing key is a departure, even if the client has a default', () => {
    const { name: _, ...rest } = good;
    expect(found(row, rest)).toEqual(['name: text, got nothing']);
  });
});

describe('a list', () => {
  it('a departure in a list is named by its row', () => {
    expect(found(list(row), [good, { ...good, id: null }])).toEqual([
      '[1].id: an identity (a whole number, 0 or more), got null',
    ]);
  });

  it('null and an object are no list', () => {
    expect(found(list(row), null)).toEqual([': a list, got null']);
    expect(found(list(row), {})).toEqual([': a list, got an object']);
  });
});

describe('JSON in a text', () => {
  const event = v.object({ in: jsonText(list(v.object({ price: decimal }))) });

  it('JSON in a text is checked inside', () => {
    expect(found(event, { in: '[{"price":"1"}]' })).toEqual([]);
    expect(found(event, { in: '[{"price":"x"}]' })).toEqual([
      'in (JSON)[0].price: decimal text or a number, got the text "x"',
    ]);
  });

  it('JSON in a text must be text and valid JSON', () => {
    expect(found(event, { in: [] })).toEqual(['in: JSON in a text, got a list of 0']);
    expect(found(event, { in: '[' })).toEqual(['in: JSON in a text: a list, got the text "["']);
  });
});

describe('a union', () => {
  const either = v.union([list(row), v.object({ list: list(row) })]);

  it('a union accepts either option', () => {
    expect(found(either, [good])).toEqual([]);
    expect(found(either, { list: [good] })).toEqual([]);
  });

  it('a union is compared with the intended option', () => {
    expect(found(either, { list: [{ ...good, id: null }] })).toEqual([
      'list[0].id: an identity (a whole number, 0 or more), got null',
    ]);
    expect(found(either, 3)).toEqual([': a list or an object, got 3']);
  });
});
