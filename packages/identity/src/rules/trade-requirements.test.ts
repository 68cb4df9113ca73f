import { expect, it } from 'vitest';
import { missingForTrades } from './trade-requirements';
import { NO_PAYEE } from './payee-rules';

const PAYEE = { ...NO_PAYEE, realName: 'Ana', wechatAccount: 'ana' };

it('missingForTrades names the verification and the payment method that a user lacks, in this order', () => {
  expect(missingForTrades({ reviewStatus: 0 }, NO_PAYEE)).toEqual(['identity', 'payee']);
  expect(missingForTrades({ reviewStatus: 3 }, PAYEE)).toEqual(['identity']);
  expect(missingForTrades({ reviewStatus: 1 }, PAYEE)).toEqual(['review']);
  expect(missingForTrades({ reviewStatus: 2 }, { ...PAYEE, wechatAccount: '' })).toEqual(['payee']);
  expect(missingForTrades({ reviewStatus: 2 }, PAYEE)).toEqual([]);
});

it('missingForTrades does not name what is unknown', () => {
  expect(missingForTrades({ reviewStatus: undefined }, undefined)).toEqual([]);
  expect(missingForTrades(undefined, undefined)).toEqual([]);
});
