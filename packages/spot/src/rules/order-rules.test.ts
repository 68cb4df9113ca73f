import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { findProblems, problemCodes } from './order-problems';
import {
  AMOUNT_PLACES,
  amountForPercent,
  amountForTotal,
  bestPrice,
  EMPTY_DRAFT,
  roundedTotal,
  percentOfBalance,
  reckoningPrice,
  SLIDER_PLACES,
  midPrice,
  shownTotal,
  summarise,
  totalOf,
  type Draft,
  type OrderInput,
  type PercentStep,
} from './order-rules';

const d = decimal;
const maybe = (value: string | undefined) => (value === undefined ? undefined : d(value));

function input(overrides: Partial<OrderInput> = {}): OrderInput {
  return {
    side: 'buy',
    mode: 'limit',
    draft: EMPTY_DRAFT,
    best: d('100'),
    available: d('1000'),
    amountPlaces: AMOUNT_PLACES,
    sliderPlaces: SLIDER_PLACES,
    takerFee: undefined,
    ...overrides,
  };
}

/** Without a price the field has been emptied. */
const draft = (price: string | undefined, amount: string | undefined): Draft => ({
  price: maybe(price),
  isPriceCleared: price === undefined,
  quantity: { by: 'amount', amount: maybe(amount) },
});

const placeOf = (given: OrderInput) => percentOfBalance(given, summarise(given));

const problemsOf = (given: OrderInput) => findProblems(given, summarise(given)).map(({ code }) => code);

it.each<['buy' | 'sell', PercentStep, string, string | undefined, number, string | undefined]>([
  // side, percent, available, price, places → amount
  ['buy', 0, '1000', '100', 4, '0'],
  ['buy', 25, '1000', '100', 4, '2.5'],
  ['buy', 50, '1000', '30000', 4, '0.0166'],
  ['buy', 75, '1000', '30000', 4, '0.025'],
  ['buy', 100, '1000', '30000', 4, '0.0333'],
  ['buy', 100, '1000', '30000', 6, '0.033333'],
  ['buy', 100, '1', '0.00000087', 4, '1149425.2873'],
  ['buy', 100, '1', '0.00000087', 0, '1149425'],
  ['buy', 100, '0.1', '0.3', 4, '0.3333'],
  ['buy', 100, '0', '100', 4, '0'],
  ['buy', 100, '1000', undefined, 4, undefined],
  ['buy', 100, '1000', '0', 4, undefined],
  ['sell', 25, '0.3', '100', 4, '0.075'],
  ['sell', 75, '1.23456789', '100', 4, '0.9259'],
  ['sell', 100, '1.23456789', '100', 4, '1.2345'],
  ['sell', 100, '1.23456789', undefined, 4, '1.2345'],
  ['sell', 50, '-1', '100', 4, '0'],
])('the slider %s %i%% of %s at %s to %i places is %s', (side, percent, available, price, places, expected) => {
  expect(amountForPercent(side, percent, d(available), maybe(price), places)).toBe(expected);
});

describe('the place of the slider', () => {
  it.each<['buy' | 'sell', string | undefined, number]>([
    ['buy', undefined, 0],
    ['buy', '0', 0],
    ['buy', '3.7', 37],
    ['buy', '12', 100],
    ['sell', '370', 37],
    ['sell', '1500', 100],
  ])('the place of the slider is the part of the balance that a %s of %s spends: %i', (side, amount, place) => {
    expect(placeOf(input({ side, draft: draft('100', amount) }))).toBe(place);
  });

  it('the slider stays at the chosen step, also if the floored amount spends less', () => {
    expect(placeOf(input({ draft: { price: d('30000'), quantity: { by: 'percent', percent: 75 } } }))).toBe(75);
  });

  it('the slider is at 0 without a balance', () => {
    expect(placeOf(input({ available: d('0'), draft: draft('100', '1') }))).toBe(0);
    expect(placeOf(input({ available: undefined, draft: draft('100', '1') }))).toBe(0);
  });
});

describe('amount and total', () => {
  it.each([
    ['3', '0.3333', '0.9999'],
    ['30123.4567', '0.0123', '370.5185'],
    ['0.00000087', '1000000', '0.87'],
    ['0.1', '0.2', '0.02'],
    ['1.00005', '1', '1.0001'],
  ])('%s × %s shows as %s', (price, amount, total) => {
    expect(totalOf(d(price), d(amount))).toBe(total);
  });

  it.each([
    ['100', '3', 4, '33.3333'],
    ['0.87', '0.00000087', 4, '1000000'],
    ['0.3', '0.1', 4, '3'],
    ['0', '3', 4, '0'],
    ['5', '0', 4, '0'],
    ['-5', '1', 4, '0'],
  ])('%s buys at %s to %i places %s', (total, price, places, amount) => {
    expect(amountForTotal(d(total), d(price), places)).toBe(amount);
  });
});

describe('the price', () => {
  it('the price at which a buy trades at once is the best ask, and for a sale the best bid', () => {
    const prices = { bid: d('99'), ask: d('101') };
    expect(bestPrice('buy', prices)).toBe('101');
    expect(bestPrice('sell', prices)).toBe('99');
  });

  it.each<['limit' | 'market', string | undefined, string | undefined, string | undefined]>([
    ['limit', '95', '100', '95'],
    ['limit', undefined, '100', '100'],
    ['limit', '0', '100', undefined],
    ['limit', undefined, undefined, undefined],
    ['market', '95', '100', '100'],
    ['market', '95', undefined, undefined],
  ])('the price of a preview in %s mode with %s typed and best %s is %s', (mode, price, best, expected) => {
    expect(reckoningPrice({ mode, draft: draft(price, undefined), best: maybe(best) })).toBe(expected);
  });

  it('the price of a limit order is the best price until the user types or empties the field', () => {
    expect(summarise(input()).price).toBe('100');
    expect(summarise(input({ best: undefined })).price).toBeUndefined();
    expect(summarise(input({ draft: draft('95', undefined) })).price).toBe('95');
    expect(summarise(input({ draft: draft(undefined, undefined) })).price).toBeUndefined();
  });

  it('an emptied price field has no price, and percent steps use the best price', () => {
    const emptied: Draft = { price: undefined, isPriceCleared: true, quantity: { by: 'percent', percent: 50 } };
    expect(summarise(input({ draft: emptied }))).toMatchObject({ price: undefined, amount: '5', total: '500' });
  });
});

it('the summary follows the amount that was typed', () => {
  expect(summarise(input({ draft: draft('30000', '0.0166') }))).toMatchObject({ amount: '0.0166', total: '498' });
});

it('the summary follows the typed total, and shows the cost of the floored amount', () => {
  const typed: Draft = { price: d('3'), quantity: { by: 'total', total: d('100') } };
  expect(summarise(input({ draft: typed }))).toMatchObject({ amount: '33.33333333', total: '100' });
});

it('the summary keeps 8 decimals of a typed amount and rounds only the slider to 4', () => {
  const price = d('30000');
  expect(summarise(input({ draft: draft('30000', '0.01234567') })).amount).toBe('0.01234567');
  expect(summarise(input({ draft: { price, quantity: { by: 'percent', percent: 100 } } })).amount).toBe('0.0333');
});

it('the summary of a market order has the best price, and the total of the levels that the order takes', () => {
  const market = input({ mode: 'market', draft: draft('1', '2'), best: d('250') });
  const estimate = { average: d('255'), slippage: d('2'), filled: d('2'), cost: d('510') };
  expect(summarise(market, estimate)).toMatchObject({ price: '250', total: '510' });
  expect(summarise(market, { ...estimate, filled: d('1.9') })).toMatchObject({ price: '250', total: undefined });
  expect(summarise(market)).toMatchObject({ price: '250', total: undefined });
});

it('the summary has no total without a price', () => {
  expect(summarise(input({ draft: draft(undefined, '2'), best: undefined })).total).toBeUndefined();
});

it('the summary has no percent of an unknown balance', () => {
  const visitor = input({ available: undefined, draft: { price: d('1'), quantity: { by: 'percent', percent: 50 } } });
  expect(summarise(visitor).amount).toBeUndefined();
});

it.each<['buy' | 'sell', string, string]>([
  ['buy', '0.002', '1.998'],
  ['sell', '0.2', '199.8'],
])('the summary takes the fee of a %s from what is received: %s, leaving %s', (side, fee, receive) => {
  const given = input({ side, draft: draft('100', '2'), takerFee: d('0.001') });
  expect(summarise(given)).toMatchObject({ fee, receive });
});

it('the summary has no fee if the rate is unknown', () => {
  const { fee, receive } = summarise(input({ draft: draft('100', '2') }));
  expect([fee, receive]).toEqual([undefined, undefined]);
});

it.each<['buy' | 'sell', string | undefined, string | undefined, string[]]>([
  ['buy', undefined, undefined, ['lay.inprice', 'lay.innumber']],
  ['buy', '0', '1', ['lay.inprice']],
  ['buy', '100', '0', ['lay.innumber']],
  ['buy', '100', undefined, ['lay.innumber']],
  ['buy', '100', '10', []],
  ['buy', '100', '10.0001', ['form.insufficient']],
  ['sell', undefined, undefined, ['lay.outprice', 'lay.outnumber']],
  ['sell', '100', '0', ['lay.outnumber']],
  ['sell', '100', '1000', []],
  ['sell', '100', '1000.0001', ['form.insufficient']],
])('a %s at %s of %s with 1000 available has the problems %j', (side, price, amount, codes) => {
  expect(problemsOf(input({ side, draft: draft(price, amount) }))).toEqual(codes);
});

it('the problems of a market order are those of the amount and a book without a price', () => {
  expect(problemsOf(input({ mode: 'market', best: undefined, draft: draft('5', '1') }))).toEqual(['form.noBestPrice']);
  expect(problemsOf(input({ mode: 'market', draft: draft(undefined, '11') }))).toEqual(['form.insufficient']);
  expect(problemsOf(input({ mode: 'market', draft: draft(undefined, '10') }))).toEqual([]);
});

it('the problems judge the exact cost, not the rounded total', () => {
  // 0.00005 × 1 rounds to a total of 0.0001, 0.00004 to 0.
  const almostFree = input({ available: d('0.00003'), draft: draft('0.00004', '1') });
  expect(summarise(almostFree).total).toBe('0');
  expect(problemsOf(almostFree)).toEqual(['form.insufficient']);
});

it('the problems accept an unknown balance and leave the check to the exchange', () => {
  expect(problemsOf(input({ available: undefined, draft: draft('100', '1') }))).toEqual([]);
});

describe('the limits of the exchange', () => {
  const market = (best: string) =>
    problemsOf(input({ ...limits, mode: 'market', best: d(best), draft: draft(undefined, '0.2') }));
  const limits = { priceStep: d('0.5'), minAmount: d('0.2'), minTotal: d(25) };
  const of = (price: string, amount: string) => problemsOf(input({ ...limits, draft: draft(price, amount) }));

  it.each<[string, string, string[]]>([
    ['100.5', '1', []],
    ['100.4', '1', ['form.priceStep']],
    ['100', '0.1', ['form.minAmount']],
    ['100', '0.2', ['form.minTotal']],
    ['125', '0.2', []],
    ['100.1', '0.1', ['form.priceStep', 'form.minAmount']],
  ])('an order at %s of %s is limited by the exchange: %j', (price, amount, codes) => {
    expect(of(price, amount)).toEqual(codes);
  });

  it('the limits of the exchange apply to the total at the best price in market mode, and not to the price', () => {
    expect(market('124.9')).toEqual(['form.minTotal']);
    expect(market('125.1')).toEqual([]);
  });

  it('the limits of the exchange are reported after the balance, because a larger order cannot be paid', () => {
    const poor = input({ ...limits, available: d(1), draft: draft('100', '0.2') });
    expect(problemsOf(poor)).toEqual(['form.insufficient']);
  });
});

it('an order for another total than the entered one is told from one for the same total', () => {
  const entered = (total: string) => ({ quantity: { by: 'total', total: d(total) } as const });
  expect(roundedTotal(entered('100'), d('99.16'))).toBe(true);
  expect(roundedTotal(entered('100'), d('100.00'))).toBe(false);
  expect(roundedTotal(entered('100'), undefined)).toBe(false);
  expect(roundedTotal({ quantity: { by: 'amount', amount: d('1') } }, d('99.16'))).toBe(false);
});

describe('a pair with an amount step', () => {
  const step = d(100);
  const pepe: OrderInput = {
    side: 'buy',
    mode: 'limit',
    draft: { price: d('0.0000008'), quantity: { by: 'percent', percent: 25 } },
    best: d('0.0000008'),
    available: d('99999.99999'),
    amountPlaces: 0,
    sliderPlaces: 0,
    amountStep: step,
    takerFee: undefined,
  };
  const of = (quantity: OrderInput['draft']['quantity']) => {
    const order = { ...pepe, draft: { ...pepe.draft, quantity } };
    const summary = summarise(order);
    return { amount: summary.amount, problems: findProblems(order, summary) };
  };

  it('a pair whose amounts are multiples floors slider and total to the multiple', () => {
    expect(of({ by: 'percent', percent: 25 })).toEqual({ amount: '31249999900', problems: [] });
    expect(of({ by: 'total', total: d('0.00025') })).toEqual({ amount: '300', problems: [] });
  });

  it('a pair whose amounts are multiples refuses a typed amount between two multiples before anything is sent', () => {
    expect(of({ by: 'amount', amount: d(250) }).problems).toEqual([{ field: 'amount', code: 'form.amountStep' }]);
    expect(of({ by: 'amount', amount: d(300) }).problems).toEqual([]);
  });
});

it.each(['buy', 'sell'] as const)('problemCodes has every problem that the fields of a %s can have', (side) => {
  const limits = { priceStep: d('0.01'), amountStep: d('0.0001'), minAmount: d('0.001'), minTotal: d('10') };
  const found = ['0', '0.015', '100'].flatMap((price) =>
    [undefined, '0', '0.00015', '0.0001', '0.05', '20'].flatMap((amount) => {
      const given = input({ side, available: d('10'), ...limits, draft: draft(price, amount) });
      return findProblems(given, summarise(given));
    }),
  );
  expect(new Set(found.map(({ code }) => code)).size).toBe(7);
  for (const { field, code } of found) expect(problemCodes(side)[field]).toContain(code);
});

it.each([
  ['buy', '99.1838', '99.19'],
  ['sell', '99.1838', '99.18'],
  ['buy', '0.001234', '0.001234'],
] as const)('the total of a %s of %s is shown as %s', (side, total, shown) => {
  expect(shownTotal(side, d(total))).toBe(shown);
});

it('the mid price is on a step of the prices', () => {
  expect(midPrice({ bid: d('96990'), ask: d('97000.05') }, 2)).toBe('96995.02');
  expect(midPrice({ bid: d('96990'), ask: d('97000') }, 2, d('10'))).toBe('96990');
  expect(midPrice({ bid: undefined, ask: d('97000') }, 2)).toBeUndefined();
});
