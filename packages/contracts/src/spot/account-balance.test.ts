import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { payingAccount } from './paying-account';

const d = decimal;

it.each([
  ['the asset account', '250.5', { legal: d('250.50000'), change: d(7) }, 'legal'],
  ['the coin account', '250.5', { legal: d(7), change: d('250.5') }, 'change'],
  ['neither account', '250.5', { legal: d(7), change: undefined }, undefined],
  ['both accounts', '250.5', { legal: d('250.5'), change: d('250.5') }, undefined],
  ['no account', '0', { legal: d(0), change: d(7) }, undefined],
])('the paying account is known where %s has the money that a buy can spend', (_case, available, balances, account) => {
  expect(payingAccount(d(available), balances)).toBe(account);
});
