import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { isRisky, riskRate } from './risk-rate';

const d = decimal;

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
