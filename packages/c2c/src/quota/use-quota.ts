import { selectIsLoggedIn } from '@bourse/api-client';
import { useCapabilities, useServerNow, rowsOfPages, useAppSelector } from '@bourse/feature-kit';
import { useFollowedOrders } from '../order-notices/use-followed-orders';
import { quotaOf, type Quota } from '../rules/quota';

/** The used part of the limits; `undefined` for a visitor and while the orders are not loaded. */
export function useQuota(): Quota | undefined {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const now = useServerNow();
  const { c2cCancellations: cancellations, c2cUnfinished: unfinished } = useCapabilities();
  const { data, hasNextPage } = useFollowedOrders({ skip: !isLoggedIn });
  if (!data) return undefined;
  // A first page that is not full is the last one.
  const isShort = data.pages.length === 1 && (data.pages[0]?.length ?? 0) < 10;
  return quotaOf(rowsOfPages(data.pages), {
    hasMore: hasNextPage && !isShort,
    now: now(),
    limits: { cancellations, unfinished },
  });
}
