import { lazyPart } from '@bourse/ui-kit';

/** The types of limit orders, loaded only where the exchange offers them. */
export const LazyLimitTypeFields = lazyPart(async () => (await import('./limit-type-fields')).LimitTypeFields, {
  fallback: null,
});
