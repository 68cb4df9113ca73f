import { lazyPart, Skeleton } from '@bourse/ui-kit';

/** Pixels of a list with its label, which are kept while it loads. */
const HEIGHT = 64;

/** The types of limit orders, loaded only where the exchange offers them. */
export const LazyLimitTypeFields = lazyPart(async () => (await import('./limit-type-fields')).LimitTypeFields, {
  fallback: <Skeleton height={HEIGHT} />,
});
