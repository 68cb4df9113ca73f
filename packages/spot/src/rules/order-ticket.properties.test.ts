import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import {
  compare,
  decimal,
  decimalsOf,
  isMultipleOf,
  minus,
  percentOf,
  plus,
  times,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderTicket, type OrderTicket } from './order-ticket';
import { blockingProblems, findProblems } from './order-problems';
import { PERCENT_STEPS, summarise, type OrderInput } from './order-rules';
import {
  amountTyped,
  levelTaken,
  modeChosen,
  orderFormSlice,
  orderPlaced,
  percentChosen,
  priceTyped,
  selectForm,
  sideChosen,
  totalTyped,
} from '../order-form/slice';

const d = decimal;
const reducer = combineReducers({ [orderFormSlice.reducerPath]: orderFormSlice.reducer });

/** Pairs by decimals and multiple of their amounts. */
const PAIRS = {
  BTC: { best: '97000.5', price: '96000.25', amount: '0.015', total: '1500', places: 6, step: undefined },
  DOGE: { best: '0.38412', price: '0.38', amount: '1250', total: '500', places: 0, step: undefined },
  PEPE: { best: '0.0000008712', price: '0.0000008', amount: '25000', total: '0.3', places: 0, step: d('100') },
} as const;

/** The market and the balances; no best price while the other side is empty. */
interface Given {
  readonly coin: keyof typeof PAIRS;
  readonly hasBest: boolean;
  readonly quoteAvailable: Decimal;
  readonly baseAvailable: Decimal;
}

const market: fc.Arbitrary<Given> = fc.record({
  coin: fc.constantFrom('BTC', 'DOGE', 'PEPE'),
  hasBest: fc.boolean(),
  quoteAvailable: fc.constantFrom('0', '0.00001', '20000.123').map(d),
  baseAvailable: fc.constantFrom('0', '0.5', '30000.4').map(d),
});

const identity = { id: '1-3', baseId: 1, quoteId: 3, base: 'BTC', quote: 'USDT' } as const;
const pair = identity.id;
const side = fc.constantFrom('buy', 'sell');
const mode = fc.constantFrom('limit', 'market');

/** Actions of the form; figures are those of a pair, or of none. */
const actionsOf = ({ price, amount, total }: (typeof PAIRS)[keyof typeof PAIRS]) =>
  fc.array(
    fc.oneof<fc.Arbitrary<UnknownAction>[]>(
      mode.map((chosen) => modeChosen({ pair, mode: chosen })),
      side.map((chosen) => sideChosen({ pair, side: chosen })),
      fc.constantFrom(price, '0', undefined).map((typed) => priceTyped({ pair, price: typed && d(typed) })),
      fc.constantFrom(amount, '0', '7', undefined).map((typed) => amountTyped({ pair, amount: typed && d(typed) })),
      fc.constantFrom(total, '0', '0.0001', undefined).map((typed) => totalTyped({ pair, total: typed && d(typed) })),
      fc.constantFrom(...PERCENT_STEPS).map((percent) => percentChosen({ pair, percent })),
      fc.constantFrom(amount, undefined).map((sum) => levelTaken({ pair, price: d(price), amount: sum && d(sum) })),
      fc.record({ pair: fc.constant(pair), mode, side }).map((placed) => orderPlaced(placed)),
    ),
    { maxLength: 12 },
  );

const scenario = market.chain((given) => fc.tuple(fc.constant(given), actionsOf(PAIRS[given.coin])));

function inputOf(given: Given, actions: readonly UnknownAction[]): OrderInput {
  const form = selectForm(actions.reduce(reducer, reducer(undefined, { type: 'init' })), pair);
  const { best, places, step } = PAIRS[given.coin];
  return {
    side: form.side,
    mode: form.mode,
    draft: form.drafts[form.mode][form.side],
    best: given.hasBest ? d(best) : undefined,
    available: form.side === 'buy' ? given.quoteAvailable : given.baseAvailable,
    amountPlaces: places,
    sliderPlaces: places,
    amountStep: step,
    takerFee: d('0.001'),
  };
}

const atMost = (a: Decimal, b: Decimal) => compare(a, b) <= 0;

/** Whether the order is what was entered last as its quantity: the amount itself, or the most that a total or a share pays for. */
function isAsEntered({ draft, available = ZERO, amountPlaces, amountStep }: OrderInput, ticket: OrderTicket): boolean {
  const { quantity } = draft;
  if (quantity.by === 'amount') return ticket.amount === quantity.amount;
  const share = quantity.by === 'percent' ? percentOf(available, d(quantity.percent)) : (quantity.total ?? ZERO);
  const costOf = (amount: Decimal) =>
    quantity.by === 'percent' && ticket.side === 'sell' ? amount : times(ticket.price, amount);
  const next = plus(ticket.amount, amountStep ?? d(`1e-${amountPlaces}`));
  return atMost(costOf(ticket.amount), share) && !atMost(costOf(next), share);
}

it('every sequence of actions ends with a problem at a visible field, or an order with all that was entered', () => {
  fc.assert(
    fc.property(scenario, ([given, actions]) => {
      const input = inputOf(given, actions);
      const problems = findProblems(input, summarise(input));
      const ticket = orderTicket(identity, input);
      expect(ticket === undefined).toBe(blockingProblems(input.side, problems).length > 0);
      // Price, amount and total are shown in both modes and on both sides.
      expect(problems.every(({ field }) => field === 'price' || field === 'amount')).toBe(true);
      if (!ticket) return;
      const { side: entered, mode: chosen, draft, best } = input;
      const price = chosen === 'market' ? best : (draft.price ?? best);
      expect(ticket).toMatchObject({ side: entered, mode: chosen, price, draft });
      expect(isAsEntered(input, ticket)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('every sequence of actions sends a buy whose amount the pair takes and the balance pays', () => {
  fc.assert(
    fc.property(scenario, ([given, actions]) => {
      const input = inputOf(given, actions);
      const ticket = orderTicket(identity, input);
      if (!ticket || ticket.side === 'sell') return;
      const cost = times(ticket.price, ticket.amount);
      expect(minus(input.available ?? ZERO, cost).startsWith('-')).toBe(false);
      expect(decimalsOf(ticket.amount)).toBeLessThanOrEqual(input.amountPlaces);
      expect(isMultipleOf(ticket.amount, input.amountStep ?? d(`1e-${input.amountPlaces}`))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
