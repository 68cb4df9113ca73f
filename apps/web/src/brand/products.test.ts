import { expect, test } from 'vitest';
import { featureWith } from '../testing/features';
import { readBrand } from './brand';
import { enabledFeatures } from './products';

const feature = (id: string, product?: string) => ({
  ...featureWith({}),
  id,
  ...(product !== undefined && { product }),
});
const features = [feature('identity'), feature('spot', 'spot'), feature('lever', 'leverage'), feature('c2c', 'c2c')];
const idsFor = (products: unknown) => enabledFeatures(features, readBrand({ products }).products).map(({ id }) => id);

test('every product exists that the operator does not switch off', () => {
  expect(idsFor({})).toEqual(['identity', 'spot', 'lever', 'c2c']);
  expect(idsFor({ leverage: false, c2c: false, spot: true })).toEqual(['identity', 'spot']);
});
