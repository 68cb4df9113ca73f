import { decimal, decimalsOf, isGreater, percentOf, plus, ZERO, type Decimal } from '@bourse/decimal';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NO_ALLOW_LIST, addressKey, switchOn } from './allow-list';
import { feeRule, highFee, netReceived, withdrawalFee } from './withdrawal-fee';
import { restOfDay, wholeAmount, withdrawalAmountFault, type WithdrawalLimits } from './withdrawal-limits';
import { kindOf, NO_WITHDRAWAL, onNetwork, withdrawSchema, type WithdrawalSituation } from './withdrawal-rules';

const d = decimal;
const amounts = fc.bigInt({ min: 1n, max: 10n ** 18n }).map((units): Decimal => d(`${units}e-8`));
const limits = (overrides: Partial<WithdrawalLimits> = {}): WithdrawalLimits => ({
  available: d('1000.123456789'),
  minimum: d('10'),
  maximum: d('500'),
  dayLimit: d('2000'),
  dayUsed: d('0'),
  ...overrides,
});
const flat = feeRule('change', d('1'));

describe('the fee', () => {
  test('the fee is flat in the coin account, per cent in the options account', () => {
    expect(withdrawalFee(d('50'), feeRule('change', d('1.5')))).toBe('1.5');
    expect(withdrawalFee(d('50'), feeRule('micro', d('1.5')))).toBe('0.75');
  });

  test('the fee has the unit that the back end names, whatever the account', () => {
    expect(withdrawalFee(d('50'), feeRule('change', d('2'), 'percent'))).toBe('1');
    expect(withdrawalFee(d('50'), feeRule('micro', d('2'), 'flat'))).toBe('2');
  });

  test('the fee in per cent is rounded up to 8 decimals', () => {
    expect(withdrawalFee(d('0.00000001'), feeRule('lever', d('1')))).toBe('0.00000001');
  });

  test('the fee and the net amount add up to the amount', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('0', '0.1', '1', '5'), (amount, rate) => {
        const rule = feeRule('micro', d(rate));
        expect(plus(netReceived(amount, rule), withdrawalFee(amount, rule))).toBe(amount);
      }),
    );
  });

  test('the fee never leaves a negative net amount', () => {
    expect(netReceived(d('0.5'), flat)).toBe('0');
  });

  test('a fee above 5 % is high, and a flat one names the amount at which it is 1 %', () => {
    expect(highFee(d('19'), flat)).toEqual({ fee: '1', amountForOnePercent: '100' });
    expect(highFee(d('20'), flat)).toBeUndefined();
    expect(highFee(d('20'), feeRule('micro', d('6')))).toEqual({ fee: '1.2', amountForOnePercent: undefined });
    expect(highFee(ZERO, flat)).toBeUndefined();
  });

  test('the fee at the named amount is exactly 1 %', () => {
    fc.assert(
      fc.property(amounts, (fee) => {
        const high = highFee(fee, feeRule('change', fee));
        expect(percentOf(high?.amountForOnePercent ?? ZERO, d('1'))).toBe(fee);
      }),
    );
  });
});

describe('the network of a currency', () => {
  const usdt = { id: 3, code: 'USDT', type: '' };
  const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

  test('a currency without a network name has the network of its own deposit address', () => {
    expect(kindOf('', { ...usdt, depositAddress: tron })).toBe('tron');
    expect(kindOf('', { ...usdt, depositAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' })).toBe('evm');
  });

  test('the network is unknown where the deposit address has another name or does not exist', () => {
    expect(kindOf('', usdt)).toBeUndefined();
    expect(kindOf('SOMENET', { ...usdt, depositAddress: tron })).toBeUndefined();
  });
});

describe('the amount of a withdrawal', () => {
  test.each([
    [undefined, 'lay.cnumber'],
    ['0', 'lay.cnumber'],
    ['10.123456789', 'withdraw.decimals'],
    ['9.99999999', 'lay.minnum'],
    ['500.00000001', 'withdraw.aboveMaximum'],
    ['10', undefined],
    ['500', undefined],
  ])('the withdrawal of %s has the problem %s', (amount, fault) => {
    expect(withdrawalAmountFault(amount === undefined ? undefined : d(amount), limits(), flat)).toBe(fault);
  });

  test('an amount above the rest of the day or the balance, or up to the fee, is refused', () => {
    expect(withdrawalAmountFault(d('101'), limits({ dayUsed: d('1900') }), flat)).toBe('withdraw.aboveDay');
    expect(withdrawalAmountFault(d('101'), limits({ available: d('100') }), flat)).toBe('withdraw.aboveBalance');
    expect(withdrawalAmountFault(d('10'), limits(), feeRule('change', d('10')))).toBe('withdraw.notAboveFee');
  });

  test('All fills in the smallest of balance, maximum and daily rest of the withdrawal, floored to 8 decimals', () => {
    expect(wholeAmount(limits())).toBe('500');
    expect(wholeAmount(limits({ maximum: undefined }))).toBe('1000.12345678');
    expect(wholeAmount(limits({ dayUsed: d('1999') }))).toBe('1');
    expect(wholeAmount(limits({ dayUsed: d('2001') }))).toBe('0');
  });

  test('All never fills in an amount of the withdrawal above a limit or with more than 8 decimals', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (available, maximum, dayLimit, dayUsed) => {
        const given = limits({ available, maximum, dayLimit, dayUsed });
        const all = wholeAmount(given);
        expect(decimalsOf(all)).toBeLessThanOrEqual(8);
        for (const bound of [available, maximum, restOfDay(given) ?? ZERO]) expect(isGreater(all, bound)).toBe(false);
        expect([
          'withdraw.aboveMaximum',
          'withdraw.aboveDay',
          'withdraw.aboveBalance',
          'withdraw.decimals',
        ]).not.toContain(withdrawalAmountFault(all, given, flat));
      }),
    );
  });

  test('the amount is checked against the whole daily limit where the used amount is unknown', () => {
    expect(restOfDay(limits({ dayUsed: undefined }))).toBeUndefined();
    expect(withdrawalAmountFault(d('400'), limits({ dayLimit: d('300'), dayUsed: undefined }), flat)).toBe(
      'withdraw.aboveDay',
    );
  });
});

test('a withdrawal finds a saved address in whichever case it is typed', () => {
  const typed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const saved = typed.toLowerCase();
  const schema = withdrawSchema({
    currency: { id: 3, code: 'USDT', type: 'erc20' },
    info: { ...limits(), currency: 'USDT', rate: d('1'), rateKind: undefined, networks: undefined },
    rule: flat,
    networks: ['ERC20'],
    saved: [saved],
    used: [],
    allowList: switchOn(NO_ALLOW_LIST, [addressKey(3, saved)], 1000),
    now: 2000,
  });
  expect(
    v.safeParse(schema, { ...NO_WITHDRAWAL, address: typed, network: 'ERC20', amount: '50' }).issues,
  ).toBeUndefined();
});

describe('a currency with terms by network', () => {
  const situation: WithdrawalSituation = {
    currency: { id: 1, code: 'USDT', type: '' },
    info: {
      currency: 'USDT',
      available: d('100'),
      minimum: d('50'),
      maximum: undefined,
      dayLimit: undefined,
      dayUsed: undefined,
      rate: d('25'),
      rateKind: undefined,
      networks: [
        { name: 'ERC20', rate: d('25'), minimum: d('50') },
        { name: 'TRC20', rate: d('1'), minimum: d('5') },
      ],
    },
    rule: feeRule('change', d('25')),
    networks: ['ERC20', 'TRC20'],
    saved: [],
    used: [],
    allowList: NO_ALLOW_LIST,
    now: 0,
  };

  test.each([
    ['ERC20', '25', '50', '5'],
    ['TRC20', '1', '5', '29'],
  ])('the fee, the minimum and the receipt over %s are those of the network', (network, fee, minimum, net) => {
    const { info, rule } = onNetwork(situation, network);
    expect(withdrawalFee(d('30'), rule)).toBe(fee);
    expect(info.minimum).toBe(minimum);
    expect(netReceived(d('30'), rule)).toBe(net);
  });

  test('the form refuses an amount below the minimum of the chosen network only', () => {
    const values = { address: '', amount: '30', acceptsFee: true, hasCompared: true };
    const faultsOf = (network: string) =>
      v.safeParse(withdrawSchema(situation), { ...values, network }).issues?.map(({ message }) => message);
    expect(faultsOf('ERC20')).toContain('lay.minnum');
    expect(faultsOf('TRC20')).not.toContain('lay.minnum');
  });
});
