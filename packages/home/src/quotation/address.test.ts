import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteAddress, readQuoteChoice, type QuoteChoice, type QuoteGroup } from './address';
import { QUOTE_COLUMNS, QUOTE_VIEWS } from '@bourse/market';

const read = (text: string) => readQuoteChoice(new URLSearchParams(text));

it('an address without parameters shows everything', () => {
  expect(read('')).toEqual({ group: { kind: 'all' }, view: 'all', search: '', order: undefined });
});

it('the view ignores invalid parameters', () => {
  expect(read('group=USDT&view=best&sort=colour&dir=up')).toEqual(read(''));
  expect(read('sort=price&dir=up').order).toEqual({ column: 'price', direction: 'descending' });
});

it('the view distinguishes a group from a view of the same name', () => {
  expect(read('group=favourites').group).toEqual({ kind: 'favourites' });
  expect(read('group=.favourites').group).toEqual({ kind: 'group', name: 'favourites' });
});

it('the view parses its own output', () => {
  const group = fc.oneof(
    fc.constantFrom<QuoteGroup>({ kind: 'all' }, { kind: 'favourites' }),
    fc.string().map((name): QuoteGroup => ({ kind: 'group', name })),
  );
  const order = fc.option(
    fc.record({
      column: fc.constantFrom(...QUOTE_COLUMNS),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    }),
    { nil: undefined },
  );
  const choices: fc.Arbitrary<QuoteChoice> = fc.record({
    group,
    view: fc.constantFrom(...QUOTE_VIEWS),
    search: fc.string(),
    order,
  });
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(quoteAddress(choice).toString())).toEqual(choice);
    }),
  );
});
