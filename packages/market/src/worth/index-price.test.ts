import { decimal } from '@bourse/decimal';
import { aPair } from '../testing/fixtures';
import { expect, it } from 'vitest';
import { indexPrice } from './index-price';

const pair = aPair({ baseId: 1, quoteId: 3, last: decimal('100'), cnyPrice: decimal('720') });

it('the index price is the CNY price of the coin', () => {
  expect(indexPrice([pair], 1)).toBe('720');
});

it('the index price is derived from a pair that the coin quotes if it has no pair of its own', () => {
  expect(indexPrice([pair], 3)).toBe('7.2');
});

it('the index price is unknown without a pair or a price', () => {
  expect(indexPrice([pair], 9)).toBeUndefined();
  expect(indexPrice([{ ...pair, cnyPrice: undefined }], 3)).toBeUndefined();
  expect(indexPrice([{ ...pair, last: decimal('0') }], 3)).toBeUndefined();
});
