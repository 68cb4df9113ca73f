import { decimal, sum, type Decimal } from '@bourse/decimal';
import type { UnknownAction } from '@reduxjs/toolkit';
import { combineReducers } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderTicket } from '../writes/order-ticket';
import { findProblems, SHOWN_FIELDS, type FormInput } from './order-rules';
import {
  levelTaken,
  leverFormSlice,
  lotsTyped,
  modeChosen,
  multipleChosen,
  orderPlaced,
  partsChosen,
  priceTyped,
  selectForm,
  stopTyped,
} from '../order-form/slice';

const pair = '1-3';
const reducer = combineReducers({ [leverFormSlice.reducerPath]: leverFormSlice.reducer });

const price = fc.constantFrom(80_000, 96_000, 97_000, 99_000).map((value): Decimal | undefined => decimal(value));
const maybePrice = fc.oneof(price, fc.constant(undefined));
const action = fc.oneof<fc.Arbitrary<UnknownAction>[]>(
  fc.constantFrom('market', 'limit').map((mode) => modeChosen({ pair, mode })),
  fc.constantFrom(2, 10, 100).map((multiple) => multipleChosen({ pair, multiple: decimal(multiple) })),
  fc.constantFrom('0', '1', '1.5', '3', '500').map((lots) => lotsTyped({ pair, lots: decimal(lots) })),
  fc.constant(lotsTyped({ pair, lots: undefined })),
  maybePrice.map((typed) => priceTyped({ pair, price: typed })),
  price.map((taken) => levelTaken({ pair, price: taken ?? decimal(1) })),
  fc
    .tuple(fc.constantFrom('takeProfit', 'stopLoss'), maybePrice)
    .map(([kind, stop]) => stopTyped({ pair, kind, price: stop })),
  fc.constantFrom(1, 2, 3).map((parts) => partsChosen({ pair, parts })),
  fc.constant(orderPlaced({ pair })),
);

const inputOf = (actions: readonly UnknownAction[]): FormInput => ({
  ...selectForm(actions.reduce(reducer, reducer(undefined, { type: 'init' })), pair),
  pair,
  priceDecimals: 2,
  best: { long: decimal(97_000), short: decimal(96_990) },
  live: decimal(96_995),
  lotSize: decimal('0.1'),
  rates: { spread: decimal('0.02'), tradeFee: decimal('0.05') },
  limits: { minimum: decimal(1), maximum: decimal(100) },
  lotSizes: new Map([['1-3', decimal('0.1')]]),
  account: { available: decimal(10_000), pending: decimal(0), positions: [], maintenanceRate: decimal('0.5') },
});

const runs = { numRuns: 3000 };
const sequences = fc.array(action, { maxLength: 12 });

it('every sequence of actions ends with a problem at a visible field, or an order with all that was entered', () => {
  fc.assert(
    fc.property(sequences, fc.constantFrom('long', 'short'), (actions, direction) => {
      const input = inputOf(actions);
      const { mode, draft } = input;
      const { multiple, price: limit, takeProfit, stopLoss, lots, parts } = draft;
      const problems = findProblems(input, direction);
      const ticket = orderTicket(input, direction, 'BTC/USDT');
      // In market mode the price field shows the missing best price.
      const shown: readonly string[] = [...SHOWN_FIELDS[mode], 'price'];
      expect(problems.filter(({ field }) => !shown.includes(field))).toEqual([]);
      expect(ticket === undefined).toBe(problems.length > 0);
      const confirmed = ticket && {
        mode: ticket.mode,
        multiple: ticket.multiple,
        takeProfit: ticket.takeProfit,
        stopLoss: ticket.stopLoss,
        lots: sum(ticket.parts),
        parts: ticket.parts.length,
        price: limit === undefined ? undefined : ticket.price,
      };
      const entered = { mode, multiple, takeProfit, stopLoss, lots, parts, price: limit };
      expect(confirmed).toEqual(ticket && entered);
    }),
    runs,
  );
});

it('the form gives no value to a field that is not shown, after every sequence of actions', () => {
  fc.assert(
    fc.property(sequences, (actions) => {
      const { mode, draft } = inputOf(actions);
      const hidden = (['price', 'takeProfit', 'stopLoss'] as const).filter(
        (field) => !SHOWN_FIELDS[mode].some((shown) => shown === field),
      );
      expect(hidden.map((field) => draft[field])).toEqual(hidden.map(() => undefined));
    }),
    runs,
  );
});
