import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { lazyPart } from '@bourse/ui-kit';
import type { ReceiptKeeperProps } from './receipt-keeper';

const ReceiptKeeper = lazyPart(async () => (await import('./receipt-keeper')).ReceiptKeeper, {
  fallback: null,
  // An order has no receipt then.
  failed: () => null,
});

/** The keeper of receipts, loaded after the screen of a user: a visitor sends no order. */
export function LazyReceiptKeeper(props: ReceiptKeeperProps) {
  return useAppSelector(selectIsLoggedIn) && <ReceiptKeeper {...props} />;
}
