import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { aPosition } from '../testing/fixtures';
import { changeByMultiple } from './account-change';
import { availableAfter, findMultipleProblem, withMultiple } from './change-multiple';

const d = decimal;
const lotSizes = new Map([['1-3', d('0.1')]] as const);
/** Value at the entry price 19,400; margin 1,940 at 10×. */
const position = aPosition();

describe('withMultiple', () => {
  it('a lower multiple fills the margin up to value ÷ multiple, a higher one releases what is above', () => {
    expect(withMultiple(position, d(5), lotSizes)).toMatchObject({
      multiple: '5',
      margin: '3880',
      initialMargin: '3880',
    });
    expect(withMultiple(position, d(20), lotSizes)).toMatchObject({ margin: '970', initialMargin: '970' });
  });

  it('a margin that losses have taken from is filled up by a lower multiple alone', () => {
    const eroded = aPosition({ margin: d(300) });
    expect(withMultiple(eroded, d(5), lotSizes)).toMatchObject({ margin: '3880' });
    expect(withMultiple(eroded, d(20), lotSizes)).toMatchObject({ margin: '300', initialMargin: '970' });
    expect(withMultiple(eroded, d(100), lotSizes)).toMatchObject({ margin: '194', initialMargin: '194' });
  });

  it('the margin is rounded up to the decimals of the account', () => {
    const third = aPosition({ lots: d(1), entryPrice: d(100), multiple: d(10) });
    expect(withMultiple(third, d(3), lotSizes)?.margin).toBe('3.33333334');
  });

  it.each([{ margin: undefined }, { multiple: undefined }, { pair: undefined, initialMargin: undefined }])(
    'without %j the result is unknown',
    (missing) => expect(withMultiple(aPosition(missing), d(5), lotSizes)).toBeUndefined(),
  );
});

it('availableAfter is the available balance without the difference of the margins', () => {
  expect(availableAfter(d(10_000), position, withMultiple(position, d(5), lotSizes))).toBe('8060');
  expect(availableAfter(d(10_000), position, withMultiple(position, d(20), lotSizes))).toBe('10970');
  expect(availableAfter(undefined, position, position)).toBeUndefined();
  expect(availableAfter(d(1), position, undefined)).toBeUndefined();
});

describe('changeByMultiple', () => {
  const account = {
    available: d(500),
    pending: d(0),
    positions: [position],
    maintenanceRate: d('0.5'),
    pair: '1-3',
    lotSizes,
    priceDecimals: 2,
  } as const;
  const to = (multiple: number) => {
    const changed = withMultiple(position, d(multiple), lotSizes);
    if (!changed) throw new Error('the fixture lacks a figure');
    return changeByMultiple(account, changed);
  };

  it('equity stays, and the liquidation price follows the margin at opening', () => {
    // Equity without P/L 2,440, size 0.2: 97,000 − (2,440 − margin ÷ 2) ÷ 0.2.
    const { before, after } = to(20);
    expect(before).toMatchObject({ margins: '1940', liquidation: { kind: 'price', price: '89650', below: true } });
    expect(after).toMatchObject({ margins: '970', liquidation: { kind: 'price', price: '87225', below: true } });
    // (2,440 + 200) ÷ (970 ÷ 2).
    expect(Number(after.riskRate)).toBeCloseTo(544.33, 2);
    expect(Number(before.riskRate)).toBeCloseTo(272.16, 2);
  });

  it('an unknown margin leaves the account after the change unknown', () => {
    const unknown = aPosition({ margin: undefined, multiple: d(20) });
    expect(changeByMultiple(account, unknown).after).toEqual({
      margins: undefined,
      riskRate: undefined,
      liquidation: undefined,
    });
  });
});

describe('findMultipleProblem', () => {
  const input = { present: d(10), chosen: d(5), taken: d(100), available: d(100), after: { riskRate: d(200) } };

  it.each([
    ['an affordable lower multiple', {}, undefined],
    ['the present multiple', { chosen: d(10) }, 'unchanged'],
    ['a margin that is not there', { available: d(99) }, 'insufficient'],
    ['a margin level at the warning rate', { after: { riskRate: d(110) } }, 'risky'],
    ['a higher multiple of an account near liquidation', { chosen: d(20), after: { riskRate: d(105) } }, undefined],
    ['unknown figures', { taken: undefined, available: undefined, after: undefined }, undefined],
  ] as const)('%s is judged', (_case, change, problem) =>
    expect(findMultipleProblem({ ...input, ...change })).toBe(problem),
  );
});
