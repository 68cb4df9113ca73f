import { decimal, type Decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../contract';
import { aPosition } from '../testing/fixtures';
import { breakEvenPrice, nightlyBreakEvenChange } from './break-even';
import { closePreview, doProfitsDisagree } from './close-preview';
import { contractValue } from './contract-value';
import { distanceTo, volatility } from './distance';
import { journalStatistics, profitCalendar } from './journal';
import { liquidationPrice } from './liquidation-price';
import { findLotProblem } from './lot-rules';
import { initialMargin } from './margin';
import { netProfit } from './net-profit';
import { openingFee } from './opening-fee';
import { returnOnMargin } from './return-on-margin';
import { riskBasedLots } from './risk-based-lots';
import { isRisky, riskRate } from './risk-rate';
import { splitFeeDifference, splitLots } from './split-lots';
import { findStopProblem, isBeyondLiquidation, priceForProfit, stepStop, stopAtPercent } from './stops';
import { unrealisedProfit } from './unrealised-profit';
import { wilsonInterval } from '@bourse/trading';

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

  it('charges spread and trade fee separately', () => {
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
  ] as const)('of a %s position at %i is %s', (direction, price, profit) => {
    expect(unrealisedProfit(exposure(direction, 97_000, '0.2'), d(price))).toBe(profit);
  });

  it('net P/L subtracts the opening fee and the overnight fees', () => {
    expect(netProfit(aPosition({ profit: d(200), tradeFee: d('13.58'), overnightFee: d('3.88') }))).toBe('182.54');
  });

  it('return on margin is P/L by initial margin', () => {
    expect(returnOnMargin(d(97), d(1940))).toBe('5');
    expect(returnOnMargin(d(97), d(0))).toBeUndefined();
  });
});

describe('risk rate', () => {
  it('is equity by required margin', () => {
    const account = { available: d(1000), margins: d(1940), profit: d(-500) };
    expect(riskRate(account, d('0.5'))?.slice(0, 9)).toBe('251.54639');
  });

  it('is undefined without positions', () => {
    expect(riskRate({ available: d(1000), margins: d(0), profit: d(0) }, d('0.5'))).toBeUndefined();
  });

  it.each([
    ['110', true],
    ['109.99', true],
    ['110.01', false],
  ])('%s %% warns: %s', (rate, warns) => expect(isRisky(d(rate))).toBe(warns));

  it('does not warn if the rate is unknown', () => expect(isRisky(undefined)).toBe(false));
});

describe('estimated liquidation price', () => {
  const account = { available: d(0), otherProfit: d(0), maintenanceRate: d('0.5') };

  // Margin = value ÷ multiple; half of it may be lost: entry × (1 ∓ 0.5 ÷ multiple).
  it.each([
    ['long', 2, 75],
    ['long', 10, 95],
    ['long', 100, 99.5],
    ['short', 2, 125],
    ['short', 10, 105],
    ['short', 100, 100.5],
  ] as const)('of a %s position at multiple %i without other money is %d', (direction, multiple, price) => {
    const margins = initialMargin(d(100), d(multiple));
    expect(liquidationPrice({ ...account, margins, exposures: [exposure(direction, 100, '1')] })).toEqual({
      kind: 'price',
      price: String(price),
      below: direction === 'long',
    });
  });

  it('moves away with available money, and nearer with a loss of other pairs', () => {
    const base = { ...account, margins: d(10), exposures: [exposure('long', 100, '1')] };
    expect(liquidationPrice({ ...base, available: d(20) })).toMatchObject({ price: '75' });
    expect(liquidationPrice({ ...base, otherProfit: d(-2) })).toMatchObject({ price: '97' });
  });

  it('does not exist if the account can pay a fall to zero', () => {
    const base = { ...account, available: d(1000), margins: d(10) };
    expect(liquidationPrice({ ...base, exposures: [exposure('long', 100, '1')] })).toEqual({ kind: 'none' });
  });

  it('does not exist for equal long and short positions', () => {
    const exposures = [exposure('long', 100, '1'), exposure('short', 110, '1')];
    expect(liquidationPrice({ ...account, margins: d(21), exposures })).toEqual({ kind: 'none' });
  });

  it('considers all positions of the pair together', () => {
    const exposures = [exposure('long', 100, '3'), exposure('short', 100, '1')];
    expect(liquidationPrice({ ...account, margins: d(40), exposures })).toMatchObject({ price: '90', below: true });
  });
});

describe('distance', () => {
  const closes = Array.from({ length: 60 }, (_, index) => d(index % 2 === 0 ? 100 : 101));

  it('is given in per cent and in standard deviations', () => {
    const sigma = volatility(closes);
    expect(sigma).toBeCloseTo(1.0034, 3);
    const distance = distanceTo(d(100), d(95), sigma);
    expect(distance?.percent).toBe('5');
    expect(distance?.sigmas).toBeCloseTo(4.983, 2);
  });

  it('has no standard deviations with few bars or without changes', () => {
    expect(volatility(closes.slice(0, 10))).toBeUndefined();
    expect(volatility(closes.map(() => d(100)))).toBeUndefined();
    expect(distanceTo(d(100), d(105), undefined)).toEqual({ percent: '5', sigmas: undefined });
  });
});

describe('break-even price', () => {
  it.each([
    ['long', '97100'],
    ['short', '96900'],
  ] as const)('of a %s position includes all costs', (direction, price) => {
    expect(breakEvenPrice(exposure(direction, 97_000, '0.2'), d(20))).toBe(price);
  });

  it('moves by the overnight rate of the mark price each night', () => {
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
  ] as const)('of a %s position: %s at %i', (direction, kind, price, problem) => {
    // Entry 95, live 100.
    expect(findStopProblem(direction, kind, d(price), d(95), d(100))).toBe(problem);
  });

  it('that is not set has no problem', () => {
    expect(findStopProblem('long', 'stopLoss', undefined, d(95), d(100))).toBeUndefined();
  });

  it('moves by 0.01 and stays above zero', () => {
    expect(stepStop(d('0.02'), 'down')).toEqual({ price: '0.01' });
    expect(stepStop(d('0.01'), 'down')).toEqual({ problem: 'lever.thanzone' });
    expect(stepStop(d('0.01'), 'up')).toEqual({ price: '0.02' });
  });

  it('price follows from an amount of money, and from per cent', () => {
    expect(priceForProfit(exposure('long', 100, '2'), d(-10))).toBe('95');
    expect(priceForProfit(exposure('short', 100, '2'), d(-10))).toBe('105');
    expect(stopAtPercent('long', 'stopLoss', d(100), d(2))).toBe('98');
    expect(stopAtPercent('short', 'stopLoss', d(100), d(2))).toBe('102');
  });

  it.each([
    ['long', '95', true],
    ['long', '94', true],
    ['long', '95.0001', false],
    ['short', '94', false],
  ] as const)('of a %s position at %s is beyond a liquidation at 95: %s', (direction, price, isBeyond) => {
    expect(isBeyondLiquidation(direction, d(price), { kind: 'price', price: d(95), below: true })).toBe(isBeyond);
  });

  it('is never beyond where nothing liquidates', () => {
    expect(isBeyondLiquidation('long', d(1), { kind: 'none' })).toBe(false);
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

  it('returns the lots whose loss is at most the risk', () => {
    expect(riskBasedLots(budget)).toEqual({ lots: '20', loss: '100', isCapped: false });
    expect(riskBasedLots({ ...budget, feePercent: d(1) })).toEqual({ lots: '16', loss: '96', isCapped: false });
  });

  it('is capped at the maximum', () => {
    expect(riskBasedLots({ ...budget, maximumLots: d(7) })).toEqual({ lots: '7', loss: '35', isCapped: true });
  });

  it.each([
    [{ risk: d(0) }, 'sizing.riskMissing'],
    [{ stopLoss: d(100) }, 'sizing.stopSide'],
    [{ stopLoss: d(105) }, 'sizing.stopSide'],
    [{ risk: d(4) }, 'sizing.belowMinimum'],
  ])('refuses %j with %s', (change, problem) => {
    expect(riskBasedLots({ ...budget, ...change })).toEqual({ problem });
  });
});

describe('split', () => {
  it.each([
    [10, 3, ['4', '3', '3']],
    [9, 3, ['3', '3', '3']],
    [2, 3, undefined],
    [5, 1, ['5']],
  ])('%i lots into %i parts', (lots, parts, expected) => {
    expect(splitLots(d(lots), parts, d(1))).toEqual(expected);
  });

  it('keeps each part at or above the minimum', () => expect(splitLots(d(10), 3, d(4))).toBeUndefined());

  it('shows the difference of the fees', () => {
    const rates = { spread: d('0.00333'), tradeFee: d(0) };
    expect(splitFeeDifference([d(1), d(1), d(1)], d('0.00001'), d('1.11'), rates)).toBe('0.00000002');
  });
});

describe('close preview', () => {
  const long = aPosition({ id: 1, profit: d(200), margin: d(1940) });
  const short = aPosition({ id: 2, direction: 'short', profit: d(-50), margin: d(1000) });
  const account = { available: d(500), margins: d(2940), profit: d(150) };

  it('of all positions leaves no margin and no risk rate', () => {
    expect(closePreview([long, short], 'all', account, d('0.5'))).toEqual({
      positions: [long, short],
      profit: '150',
      available: '3590',
      riskRateAfter: undefined,
    });
  });

  it('of the long positions shows the risk rate of the rest', () => {
    const preview = closePreview([long, short], 'long', account, d('0.5'));
    expect(preview.positions).toEqual([long]);
    // (2640 + 1000 − 50) ÷ 500
    expect(preview.riskRateAfter).toBe('718');
  });

  it.each([
    ['201', false],
    ['201.01', true],
    ['198.9', true],
  ])('200 and %s disagree: %s', (pushed, disagrees) => {
    expect(doProfitsDisagree(d(200), d(pushed))).toBe(disagrees);
  });
});

const closedAt = (iso: string, profit: number): Parameters<typeof journalStatistics>[0][number] =>
  aPosition({ completedAt: Date.parse(iso), profit: d(profit), tradeFee: d(10) });

describe('journal', () => {
  const closed = [
    closedAt('2026-11-19T15:59:00Z', 110),
    closedAt('2026-11-19T16:01:00Z', -90),
    closedAt('2026-11-20T03:00:00Z', 5),
  ];

  it('counts a win if the net P/L is above zero', () => {
    const { count, wins, profit, interval } = journalStatistics(closed);
    expect({ count, wins, profit }).toEqual({ count: 3, wins: 1, profit: '-5' });
    expect(interval?.low).toBeCloseTo(0.0615, 4);
    expect(interval?.high).toBeCloseTo(0.7923, 4);
  });

  it('has no win rate without positions', () => {
    expect(journalStatistics([])).toMatchObject({ winRate: undefined, interval: undefined, profit: '0' });
  });

  it('sums by day of the time zone', () => {
    expect(profitCalendar(closed, 'Asia/Shanghai')).toEqual([
      { day: '2026-11-19', count: 1, profit: '100' },
      { day: '2026-11-20', count: 2, profit: '-105' },
    ]);
  });

  it('keeps the interval within 0 and 1', () => {
    expect(wilsonInterval(5, 5)?.high).toBe(1);
    expect(wilsonInterval(0, 5)?.low).toBe(0);
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
  ])('%s: %s', (lots, problem) => expect(findLotProblem(lots, limits)).toBe(problem));
});
