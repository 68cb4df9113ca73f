import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { limitPrice } from './limit-price';

const offered = decimal(100);

it('the limit price is the offered one until the user types', () => {
  expect(limitPrice({ price: undefined }, offered)).toBe('100');
  expect(limitPrice({ price: decimal(90) }, offered)).toBe('90');
});

it('the limit price is not offered again after the user has emptied the field', () =>
  expect(limitPrice({ price: undefined, isPriceCleared: true }, offered)).toBeUndefined());
