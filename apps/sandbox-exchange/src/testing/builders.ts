import { hash } from 'node:crypto';
import { decimal } from '@bourse/decimal';
import type { NewCurrency, NewPair } from '../catalog/types';

/** A valid currency; a test overrides the relevant fields. */
export function newCurrency(overrides: Partial<NewCurrency> = {}): NewCurrency {
  return {
    code: 'USDT',
    scale: 8,
    type: 'usdt',
    description: '',
    logo: '',
    isLegal: true,
    isLever: true,
    isMatch: true,
    isMicro: true,
    ...overrides,
  };
}

/** A pair with a cent of tick, a ten-thousandth of lot, 0.1 % maker and 0.2 % taker fee. */
export function newPair(overrides: Partial<NewPair> & Pick<NewPair, 'baseId' | 'quoteId'>): NewPair {
  return {
    group: 'USDT',
    tickSize: decimal('0.01'),
    lotSize: decimal('0.0001'),
    minQuantity: decimal('0.0001'),
    makerFee: decimal('0.001'),
    takerFee: decimal('0.002'),
    isDisplayed: true,
    hasOptions: true,
    sort: 0,
    ...overrides,
  };
}

/** A transaction hash: 32 bytes in hexadecimal, different for each text. */
export const hashFor = (text: string): string => hash('sha256', text);
