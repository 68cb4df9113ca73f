import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { EMPTY_DRAFT, findProblems, summarise, type FormInput } from './order-rules';

const d = decimal;

function input({
  draft,
  account,
  ...rest
}: Partial<Omit<FormInput, 'draft' | 'account'>> & {
  draft?: Partial<FormInput['draft']>;
  account?: Partial<FormInput['account']>;
} = {}): FormInput {
  return {
    pair: '1-3',
    priceDecimals: 2,
    mode: 'market',
    draft: { ...EMPTY_DRAFT, multiple: d(10), lots: d(2), ...draft },
    best: { long: d(97_000), short: d(96_990) },
    live: d(96_995),
    lotSize: d('0.1'),
    rates: { spread: d('0.02'), tradeFee: d('0.05') },
    limits: { minimum: d(1), maximum: d(100) },
    lotSizes: new Map([['1-3', d('0.1')]]),
    account: { available: d(10_000), pending: d(0), positions: [], maintenanceRate: d('0.5'), ...account },
    ...rest,
  };
}

const codes = (given: FormInput, direction: 'long' | 'short' = 'long') =>
  findProblems(given, direction).map(({ field, code }) => `${field}: ${code}`);

describe('figures of the form', () => {
  it('the summary of the form shows price, value, margin, fee and balance of a long market order', () => {
    expect(summarise(input(), 'long')).toMatchObject({
      price: '97000',
      value: '19400',
      margin: '1940',
      fee: { spread: '3.88', tradeFee: '9.7', total: '13.58' },
      balanceAfter: '8046.42',
      change: { before: { margins: '0' }, after: { margins: '1940', liquidation: { kind: 'price', below: true } } },
    });
  });

  it('the summary of the form uses the best bid for a short order', () => {
    expect(summarise(input(), 'short').price).toBe('96990');
  });

  it('the summary of the form uses the typed price of a limit order', () => {
    expect(summarise(input({ mode: 'limit', draft: { price: d(90_000) } }), 'long').price).toBe('90000');
  });

  it('the summary of the form includes open positions of the pair in the liquidation price', () => {
    const alone = summarise(input({ account: { available: d(3000) } }), 'long').change?.after.liquidation;
    const added = summarise(input({ account: { available: d(3000), positions: [aPosition()] } }), 'long').change?.after
      .liquidation;
    expect(alone).toMatchObject({ kind: 'price' });
    expect(added).not.toEqual(alone);
  });

  it('the form has no liquidation price if the server sends no maintenance rate', () => {
    expect(
      summarise(input({ account: { maintenanceRate: undefined } }), 'long').change?.after.liquidation,
    ).toBeUndefined();
  });

  it('the form has no fee if the rates are unknown', () => {
    expect(summarise(input({ rates: undefined }), 'long')).toMatchObject({ fee: undefined, balanceAfter: undefined });
  });
});

describe('problems of the form', () => {
  it('a valid order has no problems', () => expect(codes(input())).toEqual([]));

  it.each<[string, Parameters<typeof input>[0], string[]]>([
    ['no pair', { pair: undefined }, ['pair: form.pairMissing']],
    ['no multiple', { draft: { multiple: undefined } }, ['multiple: form.multipleRequired']],
    ['no limit price', { mode: 'limit', draft: { isPriceCleared: true } }, ['price: form.priceRequired']],
    ['a limit buy above the price', { mode: 'limit', draft: { price: d(97_500) } }, ['price: form.limitBuyAbove']],
    ['no lots', { draft: { lots: undefined } }, ['lots: form.lotsInteger']],
    ['a fraction of a lot', { draft: { lots: d('1.5') } }, ['lots: form.lotsInteger']],
    ['too many lots', { draft: { lots: d(101) } }, ['lots: form.lotsAboveMaximum']],
    ['too little money', { account: { available: d(1945) } }, ['lots: form.insufficient']],
    ['more parts than lots', { draft: { parts: 3 } }, ['parts: form.partsTooSmall']],
    ['a stop loss above the price', { draft: { stopLoss: d(98_000) } }, ['stopLoss: stops.stopLossTooHigh']],
    ['a take profit below the price', { draft: { takeProfit: d(90_000) } }, ['takeProfit: stops.takeProfitTooLow']],
    ['no price at all', { best: { long: undefined, short: undefined }, live: undefined }, ['price: form.noBestPrice']],
    [
      'one stop where only both are taken',
      { needsBothStops: true, draft: { takeProfit: d(120_000) } },
      ['stopLoss: stops.bothNeeded'],
    ],
    ['a limit order without stops where they are taken only together', { needsBothStops: true, mode: 'limit' }, []],
    // The market is at 97,000: a take profit below it is above the entry.
    [
      'a limit order with stops around its own price',
      { mode: 'limit', draft: { price: d(90_000), takeProfit: d(95_000), stopLoss: d(89_000) } },
      [],
    ],
    [
      'a limit order with a stop loss above its own price',
      { mode: 'limit', draft: { price: d(90_000), stopLoss: d(91_000) } },
      ['stopLoss: stops.stopLossTooHigh'],
    ],
  ])('the check of the form reports %s', (_case, given, expected) => expect(codes(input(given))).toEqual(expected));

  it('the check of the form opens a market order at the last price where the book is empty', () => {
    const empty = input({ best: { long: undefined, short: undefined } });
    expect(summarise(empty, 'long').price).toBe(empty.live);
    expect(codes(empty)).toEqual([]);
  });

  it('the check of the form offers the live price as limit price, which is valid in both directions', () => {
    const offered = input({ mode: 'limit' });
    expect(summarise(offered, 'long').price).toBe(offered.live);
    expect([...codes(offered), ...codes(offered, 'short')]).toEqual([]);
  });

  it('the check of the form reports a limit sell below the price', () => {
    expect(codes(input({ mode: 'limit', draft: { price: d(96_000) } }), 'short')).toEqual([
      'price: form.limitSellBelow',
    ]);
  });

  it('the check of the form reports several problems in the order of the fields', () => {
    expect(
      codes(input({ mode: 'limit', draft: { multiple: undefined, lots: undefined, isPriceCleared: true } })),
    ).toEqual(['multiple: form.multipleRequired', 'price: form.priceRequired', 'lots: form.lotsInteger']);
  });

  it('the check of the form leaves the balance check to the server while the balance is unknown', () => {
    expect(codes(input({ account: { available: undefined } }))).toEqual([]);
  });
});
