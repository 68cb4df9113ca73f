import { lazyPart, Skeleton } from '@bourse/ui-kit';

/** The order history, loaded when its tab is first opened. */
export const OrderHistoryTab = lazyPart(async () => (await import('./order-history')).OrderHistory, {
  fallback: <Skeleton height={120} />,
});
