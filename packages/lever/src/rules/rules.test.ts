import { decimal, times, type Decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../contract';
import { aPosition } from '../testing/fixtures';
import { breakEvenPrice, nightlyBreakEvenChange } from './break-even';
import { closePreview, doProfitsDisagree } from './close-preview';
import { contractValue } from './contract-value';
import { closeReasonOf } from './close-reason';
import { lotsForPercent } from './affordable-lots';
import { distanceTo } from './distance';
import { liquidationPrice, reportedLiquidation } from './liquidation-price';
import { findLotProblem } from './lot-rules';
import { initialMargin } from './margin';
import { netProfit } from './net-profit';
import { openingFee } from './opening-fee';
import { returnOnMargin } from './return-on-margin';
import { riskBasedLots } from './risk-based-lots';
import { isRisky, riskRate } from './risk-rate';
import { splitFeeDifference, splitLots } from './split-lots';
import {
  findStopProblem,
  isBeyondLiquidation,
  missingStop,
  priceForProfit,
  stepStop,
  stopAtPercent,
  stopStep,
} from './stops';
import { unrealisedProfit } from './unrealised-profit';

const d = decimal;
const exposure = (direction: Direction, entryPrice: number, size: string) => ({
  direction,
  entryPrice: d(entryPrice),
  size: d(size),
});

describe('contract value, margin and fee', () => {
  it('2 lots of 0.1 at 97,000 are worth 19,400', () => {
    expect(contractValue(d(2), d('0.1'), d(97_000))).toBe('19400');
  });

  it.each([
    [2, '9700'],
    [10, '1940'],
    [100, '194'],
    [3, '6466.66666667'],
  ])('margin at multiple %i is %s', (multiple, margin) => {
    expect(initialMargin(d(19_400), d(multiple))).toBe(margin);
  });

  it('the fees are spread and trade fee separately', () => {
    expect(openingFee(d(19_400), { spread: d('0.02'), tradeFee: d('0.05') })).toEqual({
      spread: '3.88',
      tradeFee: '9.7',
      total: '13.58',
    });
  });
});

describe('unrealised P/L', () => {
  it.each([
    ['long', 98_000, '200'],
    ['long', 96_000, '-200'],
    ['short', 96_000, '200'],
    ['short', 98_000, '-200'],
    ['long', 97_000, '0'],
  ] as const)('the unrealised P/L of a %s position at %i is %s', (direction, price, profit) => {
    expect(unrealisedProfit(exposure(direction, 97_000, '0.2'), d(price))).toBe(profit);
  });

  it('net P/L subtracts the opening fee and the overnight fees', () => {
    expect(netProfit(aPosition({ profit: d(200), tradeFee: d('13.58'), overnightFee: d('3.88') }))).toBe('182.54');
  });

  it('the return on margin is P/L by initial margin', () => {
    expect(returnOnMargin(d(97), d(1940))).toBe('5');
    expect(returnOnMargin(d(97), d(0))).toBeUndefined();
  });
});

describe('risk rate', () => {
  it('the risk rate is equity by required margin', () => {
    const account = { available: d(400), pending: d(600), margins: d(1940), initialMargins: d(1940), profit: d(-500) };
    expect(riskRate(account, d('0.5'))?.slice(0, 9)).toBe('251.54639');
  });

  // 2 lots of 0.1 BTC at 97,000 and multiple 10: initial margin 1,940, 970 required. Losses and overnight fees have used 1,455 of it.
  it.each([
    ['1940', '-970', '100'],
    ['485', '485', '100'],
    ['485', '582', '110'],
    ['0', '-970', '-100'],
  ])('the risk rate requires half of the initial margin where %s of it is left and P/L is %s', (left, profit, rate) => {
    const account = { available: d(0), pending: d(0), margins: d(left), initialMargins: d(1940), profit: d(profit) };
    expect(riskRate(account, d('0.5'))).toBe(rate);
  });

  it('the risk rate is undefined without positions', () => {
    const account = { available: d(1000), pending: d(0), margins: d(0), initialMargins: d(0), profit: d(0) };
    expect(riskRate(account, d('0.5'))).toBeUndefined();
  });

  it.each([
    ['110', true],
    ['109.99', true],
    ['110.01', false],
  ])('a risk rate of %s %% warns: %s', (rate, warns) => expect(isRisky(d(rate))).toBe(warns));

  it('an unknown risk rate does not warn', () => expect(isRisky(undefined)).toBe(false));
});

describe('estimated liquidation price', () => {
  it('the liquidation price that the back end has computed replaces the estimated one', () => {
    const position = aPosition({ direction: 'short', liquidationPrice: d(120) });
    expect(reportedLiquidation(position)).toEqual({ kind: 'price', price: '120', below: false });
    expect(reportedLiquidation(aPosition())).toBeUndefined();
  });

  const account = { available: d(0), otherProfit: d(0), maintenanceRate: d('0.5'), priceDecimals: 4 };

  // Margin = value ÷ multiple; half of it may be lost: entry × (1 ∓ 0.5 ÷ multiple).
  it.each([
    ['long', 2, 75],
    ['long', 10, 95],
    ['long', 100, 99.5],
    ['short', 2, 125],
    ['short', 10, 105],
    ['short', 100, 100.5],
  ] as const)(
    'the estimated liquidation price of a %s position at multiple %i without other money is %d',
    (direction, multiple, price) => {
      const margins = initialMargin(d(100), d(multiple));
      const exposures = [exposure(direction, 100, '1')];
      expect(liquidationPrice({ ...account, margins, initialMargins: margins, exposures })).toEqual({
        kind: 'price',
        price: String(price),
        below: direction === 'long',
      });
    },
  );

  // 1 at 100 and multiple 10: initial margin 10, equity of 5 required.
  it.each([
    ['long', '10', '95'],
    ['long', '7', '98'],
    ['long', '0', '105'],
    ['short', '7', '102'],
  ] as const)(
    'the estimated liquidation price of a %s position with %s left of an initial margin of 10 is %s',
    (direction, left, price) => {
      const exposures = [exposure(direction, 100, '1')];
      const margins = { margins: d(left), initialMargins: d(10) };
      expect(liquidationPrice({ ...account, ...margins, exposures })).toMatchObject({ price });
    },
  );

  it('the estimated liquidation price moves away with available money, and nearer with a loss of other pairs', () => {
    const base = { ...account, margins: d(10), initialMargins: d(10), exposures: [exposure('long', 100, '1')] };
    expect(liquidationPrice({ ...base, available: d(20) })).toMatchObject({ price: '75' });
    expect(liquidationPrice({ ...base, otherProfit: d(-2) })).toMatchObject({ price: '97' });
  });

  it('there is no estimated liquidation price if the account can pay a fall to zero', () => {
    const base = { ...account, available: d(1000), margins: d(10), initialMargins: d(10) };
    expect(liquidationPrice({ ...base, exposures: [exposure('long', 100, '1')] })).toEqual({
      kind: 'none',
      reason: 'covered',
    });
  });

  it('there is no estimated liquidation price for equal long and short positions', () => {
    const exposures = [exposure('long', 100, '1'), exposure('short', 110, '1')];
    const margins = { margins: d(21), initialMargins: d(21) };
    expect(liquidationPrice({ ...account, ...margins, exposures })).toEqual({ kind: 'none', reason: 'hedged' });
    expect(liquidationPrice({ ...account, ...margins, exposures: [] })).toEqual({ kind: 'none', reason: 'noPosition' });
  });

  it('the estimated liquidation price considers all positions of the pair together', () => {
    const exposures = [exposure('long', 100, '3'), exposure('short', 100, '1')];
    const margins = { margins: d(40), initialMargins: d(40) };
    expect(liquidationPrice({ ...account, ...margins, exposures })).toMatchObject({ price: '90', below: true });
  });
});

it('the distance is given in per cent of the mark price', () => {
  expect(distanceTo(d(100), d(95))).toBe('5');
  expect(distanceTo(d(100), d(105))).toBe('5');
  expect(distanceTo(d(0), d(105))).toBeUndefined();
});

// Price, decimals, step of the buttons, stop at 1 % below, liquidation price at half the margin of a multiple of 10.
it.each([
  ['BTC', '97250.5', 2, '0.01', '96278', '92387.98'],
  ['LINK', '14.52', 4, '0.01', '14.3748', '13.794'],
  ['DOGE', '0.38412', 5, '0.00001', '0.38028', '0.36492'],
  ['PEPE', '0.0000008712', 10, '0.0000000001', '0.0000008625', '0.0000008277'],
])(
  '%s keeps the decimals of the pair in stops, steps and liquidation price',
  (_coin, last, decimals, step, stop, liquidated) => {
    const entry = d(last);
    expect(stopStep(entry, decimals)).toBe(step);
    expect(stopAtPercent('long', 'stopLoss', entry, d(1), decimals)).toBe(stop);
    const position = { direction: 'long' as const, entryPrice: entry, size: d(1_000_000) };
    expect(priceForProfit(position, d(0), decimals)).toBe(last);
    const margins = initialMargin(times(entry, d(1_000_000)), d(10));
    const account = {
      available: d(0),
      otherProfit: d(0),
      maintenanceRate: d('0.5'),
      margins,
      initialMargins: margins,
    };
    expect(liquidationPrice({ ...account, exposures: [position], priceDecimals: decimals })).toMatchObject({
      price: liquidated,
    });
  },
);

describe('lots from a share of the balance', () => {
  const cost = { price: d(100), lotSize: d(1), multiple: d(10), rates: { spread: d(0), tradeFee: d(1) } };
  it('a share of the balance pays margin and fee, in whole lots, at most the maximum', () => {
    // 10 of margin and 1 of fee a lot.
    expect(lotsForPercent(d(100), d(110), cost, undefined)).toBe('10');
    expect(lotsForPercent(d(100), d('109.99'), cost, undefined)).toBe('9');
    expect(lotsForPercent(d(50), d(110), cost, undefined)).toBe('5');
    expect(lotsForPercent(d(100), d(110), cost, d(3))).toBe('3');
    expect(lotsForPercent(d(25), d(0), cost, undefined)).toBe('0');
  });
});

describe('the close reason of a position', () => {
  const closed = aPosition({ completedAt: 1, takeProfit: d(99_000), stopLoss: d(95_000) });
  it('the close reason is what the back end sends', () => {
    expect(closeReasonOf({ ...closed, closeReason: 'liquidation' })).toBe('liquidation');
  });
  it('the close reason is the stop that the close price has reached where the back end sends nothing', () => {
    expect(closeReasonOf({ ...closed, markPrice: d(99_010) })).toBe('takeProfit');
    expect(closeReasonOf({ ...closed, markPrice: d(95_000) })).toBe('stopLoss');
    expect(closeReasonOf({ ...closed, markPrice: d(97_000) })).toBeUndefined();
    expect(closeReasonOf({ ...closed, completedAt: undefined, markPrice: d(99_010) })).toBeUndefined();
  });
});

describe('break-even price', () => {
  it.each([
    ['long', '97100'],
    ['short', '96900'],
  ] as const)('the break-even price of a %s position includes all costs', (direction, price) => {
    expect(breakEvenPrice(exposure(direction, 97_000, '0.2'), d(20))).toBe(price);
  });

  it('the break-even price moves by the overnight rate of the mark price each night', () => {
    expect(nightlyBreakEvenChange('long', d(97_000), d('0.01'))).toBe('9.7');
    expect(nightlyBreakEvenChange('short', d(97_000), d('0.01'))).toBe('-9.7');
  });
});

describe('stops', () => {
  it.each([
    ['long', 'takeProfit', 101, undefined],
    ['long', 'takeProfit', 100, 'stops.takeProfitTooLow'],
    ['long', 'stopLoss', 94, undefined],
    ['long', 'stopLoss', 95, 'stops.stopLossTooHigh'],
    ['short', 'takeProfit', 94, undefined],
    ['short', 'takeProfit', 96, 'stops.takeProfitTooHigh'],
    ['short', 'stopLoss', 101, undefined],
    ['short', 'stopLoss', 99, 'stops.stopLossTooLow'],
    ['long', 'stopLoss', 0, 'lever.thanzone'],
    ['long', 'stopLoss', -1, 'lever.thanzone'],
  ] as const)(
    'a stop of a %s position has its problem where it is wrong: %s at %i',
    (direction, kind, price, problem) => {
      // Entry 95, live 100.
      expect(findStopProblem(direction, kind, d(price), d(95), d(100))).toBe(problem);
    },
  );

  it('a stop that is not set has no problem', () => {
    expect(findStopProblem('long', 'stopLoss', undefined, d(95), d(100))).toBeUndefined();
  });

  it('a stop moves by 0.01 and stays above zero', () => {
    expect(stepStop(d('0.02'), 'down', d('0.01'))).toEqual({ price: '0.01' });
    expect(stepStop(d('0.01'), 'down', d('0.01'))).toEqual({ problem: 'lever.thanzone' });
    expect(stepStop(d('0.01'), 'up', d('0.01'))).toEqual({ price: '0.02' });
  });

  it('the price of a stop follows from an amount of money, and from per cent', () => {
    expect(priceForProfit(exposure('long', 100, '2'), d(-10), 4)).toBe('95');
    expect(priceForProfit(exposure('short', 100, '2'), d(-10), 4)).toBe('105');
    expect(stopAtPercent('long', 'stopLoss', d(100), d(2), 4)).toBe('98');
    expect(stopAtPercent('short', 'stopLoss', d(100), d(2), 4)).toBe('102');
  });

  it.each([
    ['long', '95', true],
    ['long', '94', true],
    ['long', '95.0001', false],
    ['short', '94', false],
  ] as const)('a stop of a %s position at %s is beyond a liquidation at 95: %s', (direction, price, isBeyond) => {
    expect(isBeyondLiquidation(direction, d(price), { kind: 'price', price: d(95), below: true })).toBe(isBeyond);
  });

  it('a stop is never beyond the liquidation price where nothing liquidates', () => {
    expect(isBeyondLiquidation('long', d(1), { kind: 'none', reason: 'covered' })).toBe(false);
    expect(isBeyondLiquidation('long', d(1), undefined)).toBe(false);
  });
});

describe('risk-based sizing', () => {
  const budget = {
    direction: 'long',
    risk: d(100),
    entryPrice: d(100),
    stopLoss: d(95),
    lotSize: d(1),
    feePercent: d(0),
    minimumLots: d(1),
    maximumLots: d(100),
  } as const;

  it('risk-based sizing returns the lots whose loss is at most the risk', () => {
    expect(riskBasedLots(budget)).toEqual({ lots: '20', loss: '100', isCapped: false });
    expect(riskBasedLots({ ...budget, feePercent: d(1) })).toEqual({ lots: '16', loss: '96', isCapped: false });
  });

  it('risk-based sizing is capped at the maximum', () => {
    expect(riskBasedLots({ ...budget, maximumLots: d(7) })).toEqual({ lots: '7', loss: '35', isCapped: true });
  });

  it.each([
    [{ risk: d(0) }, 'sizing.riskMissing'],
    [{ stopLoss: d(100) }, 'sizing.stopSide'],
    [{ stopLoss: d(105) }, 'sizing.stopSide'],
    [{ risk: d(4) }, 'sizing.belowMinimum'],
  ])('risk-based sizing refuses %j with %s', (change, problem) => {
    expect(riskBasedLots({ ...budget, ...change })).toEqual({ problem });
  });
});

describe('split', () => {
  it.each([
    [10, 3, ['4', '3', '3']],
    [9, 3, ['3', '3', '3']],
    [2, 3, undefined],
    [5, 1, ['5']],
  ])('a split divides %i lots into %i parts', (lots, parts, expected) => {
    expect(splitLots(d(lots), parts, d(1))).toEqual(expected);
  });

  it('a split keeps each part at or above the minimum', () => expect(splitLots(d(10), 3, d(4))).toBeUndefined());

  it('a split shows the difference of the fees', () => {
    const rates = { spread: d('0.00333'), tradeFee: d(0) };
    expect(splitFeeDifference([d(1), d(1), d(1)], d('0.00001'), d('1.11'), rates)).toBe('0.00000002');
  });
});

describe('close preview', () => {
  const long = aPosition({ id: 1, profit: d(200), margin: d(1940), initialMargin: d(1940) });
  // Overnight fees have used half of its margin.
  const short = aPosition({ id: 2, direction: 'short', profit: d(-50), margin: d(1000), initialMargin: d(2000) });
  const account = { available: d(500), pending: d(0), margins: d(2940), initialMargins: d(3940), profit: d(150) };

  it('the close preview of all positions moves margins and P/L to the available balance', () => {
    expect(closePreview([long, short], 'all', account)).toEqual({
      positions: [long, short],
      profit: '150',
      available: '3590',
    });
  });

  it('the close preview of the long positions names them', () => {
    expect(closePreview([long, short], 'long', account).positions).toEqual([long]);
  });

  it.each([
    ['201', false],
    ['201.01', true],
    ['198.9', true],
  ])('profits of 200 and %s differ: %s', (pushed, disagrees) => {
    expect(doProfitsDisagree(d(200), d(pushed))).toBe(disagrees);
  });
});

describe('lots', () => {
  const limits = { minimum: d(2), maximum: d(10) };
  it.each<[Decimal | undefined, string | undefined]>([
    [undefined, 'form.lotsInteger'],
    [d(0), 'form.lotsInteger'],
    [d(-1), 'form.lotsInteger'],
    [d('2.5'), 'form.lotsInteger'],
    [d(1), 'form.lotsBelowMinimum'],
    [d(11), 'form.lotsAboveMaximum'],
    [d(2), undefined],
    [d(10), undefined],
  ])('the lots %s have the problem %s', (lots, problem) => expect(findLotProblem(lots, limits)).toBe(problem));
});

const stops = (takeProfit?: number, stopLoss?: number) => ({
  takeProfit: takeProfit === undefined ? undefined : d(takeProfit),
  stopLoss: stopLoss === undefined ? undefined : d(stopLoss),
});

describe('the missing stop where a back end accepts only both', () => {
  it('the missing stop is the other one of a single stop', () => {
    expect(missingStop(stops(110), false)).toBe('stopLoss');
    expect(missingStop(stops(undefined, 90), false)).toBe('takeProfit');
    expect(missingStop(stops(110, 90), true)).toBeUndefined();
  });

  it('an order without stops lacks none, and a position lacks one, because its stops cannot be removed', () => {
    expect(missingStop(stops(), false)).toBeUndefined();
    expect(missingStop(stops(), true)).toBe('takeProfit');
  });
});
