import type { Feature } from '@bourse/feature-kit';
import type { Brand, Product } from './brand';

/** The feature that a product is. */
const FEATURE_OF: Readonly<Record<Product, string>> = {
  spot: 'spot',
  leverage: 'lever',
  options: 'micro-options',
  c2c: 'c2c',
  subscription: 'subscription',
};

/** The operator's features: a product that is off has neither routes nor menu entries. */
export function enabledFeatures(features: readonly Feature[], products: Brand['products']): Feature[] {
  const disabled = new Set(
    Object.entries(FEATURE_OF).flatMap(([product, id]) => (products[product] === false ? [id] : [])),
  );
  return features.filter(({ id }) => !disabled.has(id));
}
