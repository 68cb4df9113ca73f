// @vitest-environment jsdom
import { endSession, userLeft } from '@bourse/api-client';
import { decimal } from '@bourse/decimal';
import { combineReducers } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { storeMode } from './mode-storage';
import { EMPTY_DRAFT } from '../rules/order-rules';
import {
  EMPTY_FORM,
  amountTyped,
  levelTaken,
  limitTypeChosen,
  modeChosen,
  orderFormSlice,
  orderPlaced,
  percentChosen,
  priceTyped,
  selectForm,
  sideChosen,
  stopLimitLeft,
  totalTyped,
  unitChosen,
} from './slice';

const reducer = combineReducers({ [orderFormSlice.reducerPath]: orderFormSlice.reducer });
type Action = Parameters<typeof reducer>[1];

const after = (...actions: Action[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const formAfter = (...actions: Action[]) => selectForm(after(...actions), pair);

const pair = '1-3';
const price = decimal('100');
const amount = decimal('2');

it('the order form starts with an empty limit buy', () => {
  expect(formAfter()).toBe(EMPTY_FORM);
});

it('the order form keeps separate input for each mode and side', () => {
  const form = formAfter(
    priceTyped({ pair, price }),
    amountTyped({ pair, amount }),
    sideChosen({ pair, side: 'sell' }),
    totalTyped({ pair, total: amount }),
    modeChosen({ pair, mode: 'market' }),
    percentChosen({ pair, percent: 50 }),
  );
  expect(form).toEqual({
    mode: 'market',
    side: 'sell',
    drafts: {
      limit: {
        buy: { price, quantity: { by: 'amount', amount } },
        sell: { price: undefined, quantity: { by: 'total', total: amount } },
      },
      market: { buy: EMPTY_DRAFT, sell: { price: undefined, quantity: { by: 'percent', percent: 50 } } },
    },
  });
});

it('the order form remembers an emptied price field, so that no price is offered there', () => {
  expect(formAfter(priceTyped({ pair, price: undefined })).drafts.limit.buy.isPriceCleared).toBe(true);
  const retyped = formAfter(priceTyped({ pair, price: undefined }), priceTyped({ pair, price }));
  expect(retyped.drafts.limit.buy).toEqual({ ...EMPTY_DRAFT, price });
});

it('the order form keeps each pair apart', () => {
  const state = after(priceTyped({ pair, price }), modeChosen({ pair: '2-3', mode: 'market' }));
  expect(selectForm(state, pair).drafts.limit.buy.price).toBe('100');
  expect(selectForm(state, '2-3')).toMatchObject({ mode: 'market', drafts: { limit: { buy: EMPTY_DRAFT } } });
});

it('the order form applies the price of a level to both sides and selects limit mode', () => {
  const form = formAfter(
    amountTyped({ pair, amount }),
    modeChosen({ pair, mode: 'market' }),
    levelTaken({ pair, price }),
  );
  expect(form.mode).toBe('limit');
  expect(form.drafts.limit.buy).toEqual({ price, quantity: { by: 'amount', amount } });
  expect(form.drafts.limit.sell.price).toBe('100');
});

it('the order form also applies the cumulative amount up to a level on request', () => {
  const form = formAfter(amountTyped({ pair, amount }), levelTaken({ pair, price, amount: decimal('7') }));
  expect(form.drafts.limit.buy).toEqual({ price, quantity: { by: 'amount', amount: '7' } });
  expect(form.drafts.limit.sell.quantity).toEqual({ by: 'amount', amount: '7' });
});

it('the order form starts a pair in the mode in which this device last traded it', () => {
  storeMode('2-3', 'market');
  const fresh = orderFormSlice.getInitialState();
  const mode = (of: '1-3' | '2-3') => selectForm({ [orderFormSlice.reducerPath]: fresh }, of).mode;
  expect([mode('2-3'), mode('1-3')]).toEqual(['market', 'limit']);
  storeMode('2-3', 'limit');
  expect(orderFormSlice.getInitialState().marketPairs).toEqual([]);
});

it.each(['{', '7', '[1]'])('the order form starts in limit mode if the stored value is invalid: %s', (stored) => {
  localStorage.setItem('bourse.spot.marketPairs', stored);
  expect(orderFormSlice.getInitialState().marketPairs).toEqual([]);
});

it('the order form resets price and number of the order that was placed and nothing else', () => {
  const form = formAfter(
    levelTaken({ pair, price }),
    amountTyped({ pair, amount }),
    orderPlaced({ pair, mode: 'limit', side: 'buy' }),
  );
  expect(form.drafts.limit.buy).toEqual(EMPTY_DRAFT);
  expect(form.drafts.limit.sell.price).toBe('100');
});

it('the order form keeps the type of limit orders and the unit of the size after an order', () => {
  const form = formAfter(
    limitTypeChosen({ pair, type: 'post_only' }),
    unitChosen({ pair, unit: 'quote' }),
    amountTyped({ pair, amount }),
    priceTyped({ pair, price }),
    orderPlaced({ pair, mode: 'limit', side: 'buy' }),
  );
  expect(form.drafts.limit.buy).toEqual({ ...EMPTY_DRAFT, type: 'post_only', unit: 'quote' });
});

it('the order form leaves a stop-limit order for a plain one, and no other type', () => {
  const types = (['stop_limit', 'ioc'] as const).map(
    (type) => formAfter(limitTypeChosen({ pair, type }), stopLimitLeft({ pair })).drafts.limit.buy.type,
  );
  expect(types).toEqual([undefined, 'ioc']);
});

it('the order form is kept when a session expires, and cleared when its user logs out', () => {
  const typed = [priceTyped({ pair, price }), amountTyped({ pair, amount })];
  expect(formAfter(...typed, endSession({ reason: 'expired' })).drafts.limit.buy.price).toBe('100');
  expect(formAfter(...typed, userLeft())).toBe(EMPTY_FORM);
});
