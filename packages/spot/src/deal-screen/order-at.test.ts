import { pairId } from '@bourse/contracts/market';
import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { EMPTY_FORM, orderFormSlice } from '../order-form/slice';
import { orderAt } from './order-at';

const id = pairId({ baseId: 1, quoteId: 3 });
const price = decimal('90');

/** The form after an order at 90 is chosen on the chart, while the last price is 100 or unknown. */
const formAfter = (last: string | undefined, ...kind: readonly ('buy' | 'sell' | 'stop')[]) => {
  const pair = { id, last: last === undefined ? undefined : decimal(last) };
  let state = orderFormSlice.getInitialState();
  for (const each of kind) {
    for (const action of orderAt(pair, price, each)) state = orderFormSlice.reducer(state, action);
  }
  const { mode, side, drafts } = state.forms[id] ?? EMPTY_FORM;
  return { mode, side, draft: drafts[mode][side] };
};

it('an order at a price of the chart chooses the side and fills the limit price', () => {
  for (const side of ['buy', 'sell'] as const) {
    expect(formAfter('100', side)).toMatchObject({ mode: 'limit', side, draft: { price } });
  }
});

it('a stop at a price of the chart sells below the last price, buys above it, and keeps the side where it is unknown', () => {
  const draft = { type: 'stop_limit', trigger: price, price };
  expect(formAfter('100', 'stop')).toMatchObject({ mode: 'limit', side: 'sell', draft });
  expect(formAfter('80', 'stop')).toMatchObject({ side: 'buy', draft });
  expect(formAfter(undefined, 'sell', 'stop')).toMatchObject({ side: 'sell', draft });
  expect(formAfter(undefined, 'stop')).toMatchObject({ side: 'buy', draft });
});

it('a limit order after a stop is a plain limit order', () => {
  expect(formAfter('100', 'stop', 'sell').draft.type).toBeUndefined();
});
