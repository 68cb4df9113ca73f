import { lazyPart, Skeleton } from '@bourse/ui-kit';

/** The list of price alerts, loaded when its tab is first opened. Alerts are watched independently of it. */
export const AlertsTab = lazyPart(async () => (await import('./price-alerts')).PriceAlerts, {
  fallback: <Skeleton height={120} />,
});
