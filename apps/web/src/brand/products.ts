import type { Feature } from '@bourse/feature-kit';
import type { Brand } from './brand';

/** The operator's features: a product that is off has neither routes nor menu entries. */
export function enabledFeatures(features: readonly Feature[], products: Brand['products']): Feature[] {
  return features.filter(({ product }) => product === undefined || products[product] !== false);
}
