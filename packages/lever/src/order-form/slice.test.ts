import { endSession, userLeft } from '@bourse/api-client';
import { decimal } from '@bourse/decimal';
import { trailOfDraft } from '@bourse/trading';
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { exitDraft } from '../rules/order-rules';
import {
  EMPTY_FORM,
  levelTaken,
  leverFormSlice,
  lotsTyped,
  modeChosen,
  multipleChosen,
  orderPlaced,
  orderReturned,
  partsChosen,
  priceTyped,
  selectForm,
  stopTyped,
} from './slice';

const pair = '1-3';
const reducer = combineReducers({ [leverFormSlice.reducerPath]: leverFormSlice.reducer });
const after = (...actions: UnknownAction[]) => actions.reduce(reducer, reducer(undefined, { type: 'init' }));
const FILLED = [
  multipleChosen({ pair, multiple: decimal(10) }),
  lotsTyped({ pair, lots: decimal(2) }),
  stopTyped({ pair, kind: 'stopLoss', price: decimal(90_000) }),
  partsChosen({ pair, parts: 2 }),
];

it('the order form starts empty in market mode, separately for each pair', () => {
  const state = after(...FILLED);
  expect(selectForm(state, '2-3')).toEqual(EMPTY_FORM);
  expect(selectForm(state, undefined)).toEqual(EMPTY_FORM);
});

it('the order form is cleared when the type is switched', () => {
  const state = after(...FILLED, modeChosen({ pair, mode: 'limit' }));
  expect(selectForm(state, pair)).toEqual({ ...EMPTY_FORM, mode: 'limit' });
});

it('the order form keeps the input when the same type is chosen again', () => {
  const state = after(...FILLED, modeChosen({ pair, mode: 'market' }));
  expect(selectForm(state, pair).draft.lots).toBe('2');
});

it('the order form is cleared except for the price when a level of the book switches the type', () => {
  const state = after(...FILLED, levelTaken({ pair, price: decimal(96_000) }));
  const { draft } = EMPTY_FORM;
  expect(selectForm(state, pair)).toEqual({ mode: 'limit', draft: { ...draft, price: '96000' } });
});

it('the order form takes a level of the book as limit price and keeps the rest of a limit order', () => {
  const limit = [modeChosen({ pair, mode: 'limit' }), lotsTyped({ pair, lots: decimal(3) })];
  const state = after(...limit, levelTaken({ pair, price: decimal(96_000) }));
  expect(selectForm(state, pair)).toMatchObject({ mode: 'limit', draft: { price: '96000', lots: '3' } });
});

it('the order form gives no value to a field that the type does not show', () => {
  const market = after(priceTyped({ pair, price: decimal(96_000) }));
  expect(selectForm(market, pair).draft.price).toBeUndefined();
});

it('the order form keeps the stops of a limit order', () => {
  const state = after(
    modeChosen({ pair, mode: 'limit' }),
    stopTyped({ pair, kind: 'stopLoss', price: decimal(90_000) }),
  );
  expect(selectForm(state, pair).draft.stopLoss).toBe('90000');
});

it('the order form keeps mode and multiple after an order and clears the rest', () => {
  const state = after(
    modeChosen({ pair, mode: 'limit' }),
    ...FILLED,
    priceTyped({ pair, price: decimal(96_000) }),
    orderPlaced({ pair }),
  );
  expect(selectForm(state, pair)).toEqual({
    mode: 'limit',
    draft: { ...EMPTY_FORM.draft, multiple: '10' },
  });
});

it('an order that comes back to the form keeps its trailing stop, its take profit and its trigger', () => {
  const order = { pair, isReduceOnly: false, multiple: decimal(10), lots: decimal(2), price: decimal(96_000) } as const;
  const trail = { distance: decimal(2), unit: 'percent' } as const;
  const state = after(
    orderReturned({ ...order, takeProfit: decimal(99_000), stopLoss: decimal(94_080), trail, exitTrigger: 'last' }),
  );
  const { draft } = selectForm(state, pair);
  expect(draft).toMatchObject({ hasExits: true, takeProfit: '99000', exitUnit: 'price', exitTrigger: 'last' });
  expect(trailOfDraft(exitDraft(draft))).toEqual(trail);
});

it('the order form keeps the input of an expired session and removes it after a logout', () => {
  const state = after(...FILLED);
  expect(selectForm(reducer(state, endSession({ reason: 'expired' })), pair).draft.lots).toBe('2');
  expect(selectForm(reducer(state, userLeft()), pair)).toEqual(EMPTY_FORM);
});
