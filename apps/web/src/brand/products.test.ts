import { expect, test } from 'vitest';
import { featureWith } from '../testing/features';
import { readBrand } from './brand';
import { enabledFeatures } from './products';

const features = ['identity', 'spot', 'lever', 'c2c'].map((id) => ({ ...featureWith({}), id }));
const idsFor = (products: unknown) => enabledFeatures(features, readBrand({ products }).products).map(({ id }) => id);

test('everything is there that the operator does not take away', () => {
  expect(idsFor({})).toEqual(['identity', 'spot', 'lever', 'c2c']);
  expect(idsFor({ leverage: false, c2c: false, spot: true })).toEqual(['identity', 'spot']);
});
