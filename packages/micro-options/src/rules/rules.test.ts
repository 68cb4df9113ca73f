import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { anOption } from '../testing/fixtures';
import { optionDifference } from '../writes/find-option';
import { amountProblem, preselectedAmount } from './amount';
import { exposureOf } from './exposure';
import { breakEvenHitRate } from './hit-rate';
import { netProfitAt, netResults } from './net-profit';
import { openingFee } from './opening-fee';
import { anchorOf, betterAnchor, countdownText, remainingAt } from './order-clock';
import { outcomeAt, profitAt } from './outcome';

const option = (direction: 'up' | 'down', open: number, amount = 100, currency = 'USDT') => ({
  symbol: 'BTC/USDT',
  direction,
  amount: decimal(amount),
  profitRatio: decimal(75),
  currency,
  openPrice: decimal(open),
  fee: decimal(0),
});

describe('the outcome at a price', () => {
  it.each([
    ['up', 100.01, 'win', '75'],
    ['up', 99.99, 'loss', '-100'],
    ['up', 100, 'draw', '0'],
    ['down', 99.99, 'win', '75'],
    ['down', 100.01, 'loss', '-100'],
    ['down', 100, 'draw', '0'],
  ] as const)(
    'the outcome at a price of an %s option opened at 100 is at %d a %s of %s',
    (direction, price, outcome, profit) => {
      expect(outcomeAt(direction, decimal(100), decimal(price))).toBe(outcome);
      expect(profitAt(option(direction, 100), decimal(price))).toBe(profit);
    },
  );

  it('a lost option costs the share of the stake that the back end names', () => {
    const partly = { ...option('up', 100), lossRatio: decimal('80.5') };
    expect(profitAt(partly, decimal(99))).toBe('-80.5');
    expect(exposureOf([[partly]])).toEqual([{ currency: 'USDT', best: '75', worst: '-80.5' }]);
  });
});

describe('the amount', () => {
  const account = { balance: decimal('100.2'), feeRate: decimal('0.2') };

  it.each([
    [undefined, 'amountRequired'],
    ['0', 'amountRequired'],
    ['-10', 'amountRequired'],
    ['15', 'amountMultiple'],
    ['10.5', 'amountMultiple'],
    ['110', 'insufficientBalance'],
    ['100', undefined],
    ['10', undefined],
  ])('the amount %s has the problem %s', (amount, problem) => {
    expect(amountProblem(amount === undefined ? undefined : decimal(amount), account)).toBe(problem);
  });

  it.each([
    ['10', 'amountBelowMinimum'],
    ['20', undefined],
    ['50', undefined],
    ['60', 'amountAboveMaximum'],
  ])('the amount %s has the problem %s where the duration takes 20 to 50', (amount, problem) => {
    const limits = { minimum: decimal(20), maximum: decimal(50) };
    expect(amountProblem(decimal(amount), { ...account, ...limits })).toBe(problem);
  });

  it('the amount needs its fee on top', () => {
    expect(amountProblem(decimal(100), { ...account, balance: decimal('100.19') })).toBe('insufficientBalance');
  });

  it('the amount is not held against a balance or a fee that is not known', () => {
    expect(amountProblem(decimal(100), { balance: undefined, feeRate: decimal('0.2') })).toBeUndefined();
    expect(amountProblem(decimal(100), { balance: decimal(100), feeRate: undefined })).toBeUndefined();
    expect(amountProblem(decimal(110), { balance: decimal(100), feeRate: undefined })).toBe('insufficientBalance');
  });

  it('the amount has no fee where the rate is not known', () => {
    expect(openingFee(decimal(100), undefined)).toBeUndefined();
    expect(openingFee(undefined, decimal('0.2'))).toBeUndefined();
  });

  it('the amount starts with the first preset without its decimals', () => {
    expect(preselectedAmount([decimal('10.75'), decimal(50)])).toBe('10');
    expect(preselectedAmount([])).toBeUndefined();
  });

  it('the fee of an amount is amount × rate ÷ 100, rounded up to 8 decimals', () => {
    expect(openingFee(decimal(100), decimal('0.2'))).toBe('0.2');
    expect(openingFee(decimal(10), decimal('0.00000001'))).toBe('0.00000001');
  });
});

it('an option breaks even at loss ÷ (loss + profit), where a loss is the whole stake unless a share is named', () => {
  const feeRate = decimal(0);
  expect(breakEvenHitRate({ profitRatio: decimal(100), feeRate })).toBe('50');
  expect(breakEvenHitRate({ profitRatio: decimal(75), feeRate })?.slice(0, 8)).toBe('57.14285');
  expect(breakEvenHitRate({ profitRatio: decimal(75), lossRatio: decimal(75), feeRate })).toBe('50');
});

it('the break-even rate of an option includes the fee, and is unknown without it', () => {
  expect(breakEvenHitRate({ profitRatio: decimal(75), feeRate: decimal('0.2') })?.slice(0, 8)).toBe('57.25714');
  expect(breakEvenHitRate({ profitRatio: decimal(75), feeRate: undefined })).toBeUndefined();
});

it('the results of an option include the fee, and are unknown without it', () => {
  const terms = { amount: decimal(10), profitRatio: decimal(75), fee: decimal('0.02') };
  expect(netResults(terms)).toEqual({ win: '7.48', loss: '-10.02' });
  expect(netResults({ ...terms, fee: undefined })).toEqual({ win: undefined, loss: undefined });
  const opened = { ...option('up', 100, 10), fee: decimal('0.02') };
  expect(netProfitAt(opened, decimal(101))).toBe('7.48');
  expect(netProfitAt(opened, decimal(100))).toBe('-0.02');
});

it('the countdown of an order is anchored to the middle of the round trip', () => {
  const anchor = anchorOf(20_000, 1000, 1400);
  expect(anchor).toEqual({ at: 1200, remaining: 20_000, uncertainty: 200 });
  expect(remainingAt(anchor, 1400)).toBe(19_800);
  expect(remainingAt(anchor, 40_000)).toBe(0);
});

it('the countdown of an order keeps the more exact anchor', () => {
  const [exact, rough] = [anchorOf(20_000, 0, 100), anchorOf(19_000, 1000, 1900)];
  expect(betterAnchor(exact, rough)).toBe(exact);
  expect(betterAnchor(rough, exact)).toBe(exact);
  expect(betterAnchor(undefined, rough)).toBe(rough);
});

it('the countdown of an order shows one decimal, rounded down', () => {
  expect(countdownText(29_999)).toBe('29.9');
  expect(countdownText(49)).toBe('0.0');
  expect(countdownText(-5)).toBe('0.0');
});

describe('exposure', () => {
  it('the exposure adds wins and losses of options that can win together', () => {
    expect(exposureOf([[option('up', 100)], [option('up', 101)]])).toEqual([
      { currency: 'USDT', best: '150', worst: '-200' },
    ]);
  });

  it('an up and a down option of one open price cannot both win', () => {
    expect(exposureOf([[option('up', 100), option('down', 100)]])).toEqual([
      { currency: 'USDT', best: '0', worst: '-25' },
    ]);
  });

  it('an up and a down option both win between their open prices if the up option opened lower', () => {
    expect(exposureOf([[option('up', 100), option('down', 101)]])).toEqual([
      { currency: 'USDT', best: '150', worst: '-25' },
    ]);
  });

  it('the exposure keeps currencies apart', () => {
    expect(exposureOf([[option('up', 100), option('up', 100, 10, 'BRS')]])).toEqual([
      { currency: 'USDT', best: '75', worst: '-100' },
      { currency: 'BRS', best: '7.5', worst: '-10' },
    ]);
  });

  it('the exposure includes the fees, and is unknown without one of them', () => {
    const paid = { ...option('up', 100, 10), fee: decimal('0.02') };
    expect(exposureOf([[paid], [paid]])).toEqual([{ currency: 'USDT', best: '14.96', worst: '-20.04' }]);
    expect(exposureOf([[paid], [{ ...paid, fee: undefined }]])).toEqual([
      { currency: 'USDT', best: undefined, worst: undefined },
    ]);
  });

  it('the exposure is empty without options', () => {
    expect(exposureOf([])).toEqual([]);
  });
});

it('a new option is compared with the confirmed stake and duration', () => {
  const confirmed = {
    symbol: 'BTC/USDT',
    direction: 'up',
    seconds: 30,
    amount: decimal(100),
    currency: 'USDT',
  } as const;
  expect(optionDifference([40], confirmed, [anOption()])).toBeUndefined();
  const larger = anOption({ amount: decimal(1000) });
  expect(optionDifference([40], confirmed, [larger])).toEqual({ confirmed: '100', created: '1000', unit: 'USDT' });
  const longer = anOption({ seconds: 60 });
  expect(optionDifference([40], confirmed, [longer])).toEqual({ confirmed: '30', created: '60', unit: 's' });
});
