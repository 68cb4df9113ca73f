import { selectIsLoggedIn } from '@bourse/api-client';
import { useProductCapabilities, useServerNow, useAppSelector } from '@bourse/feature-kit';
import { rowsOfPages } from '@bourse/lists';
import { c2cCapabilities } from '@bourse/contracts/c2c';
import { useFollowedOrders } from '../order-notices/use-followed-orders';
import { quotaOf, type Quota } from '../rules/quota';

/** The used part of the limits; `undefined` for a visitor and while the orders are not loaded. */
export function useQuota(): Quota | undefined {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const now = useServerNow();
  const { cancellations, unfinished } = useProductCapabilities(c2cCapabilities);
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
