import { isAnnounced } from '@bourse/notifications';
import { useAppDispatch } from '@bourse/feature-kit';
import { WriteRecovery } from '@bourse/safe-writes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { adsTouched } from './api';
import type { Order } from '@bourse/contracts/c2c';
import { dealWrite } from './writes/acceptor-deal';
import { disputeWrite } from './writes/dispute';
import { messageWrite } from './writes/message';
import { moveWrite } from './writes/move-order';
import { publishWrite } from './writes/publish-ad';
import { ratingWrite } from './writes/rate-order';
import { repriceWrite } from './writes/reprice-ad';
import { relateWrite } from './writes/relate';
import { hoursWrite } from './writes/save-hours';
import { takeWrite } from './writes/take-ad';
import { withdrawWrite } from './writes/withdraw-ad';
import { changedOrders, ordersWithNews } from './rules/running-orders';
import { useFollowedOrders } from './order-notices/use-followed-orders';
import { useOrderToast } from './order-notices/use-order-toast';

/** Work on every screen while a session exists: changes of the orders' state, lost replies. */
export function Component() {
  const { report, reportMessages } = useOrderToast();
  const dispatch = useAppDispatch();
  const { data } = useFollowedOrders({ whileHidden: isAnnounced() });
  const before = useRef<readonly Order[]>(undefined);
  const onOrders = useEffectEvent((now: readonly Order[]) => {
    const changed = changedOrders(before.current, now);
    // An order takes a part of its ad, and a cancelled one gives it back.
    if (changed.length > 0) dispatch(adsTouched());
    changed.forEach(report);
    ordersWithNews(before.current, now).forEach(reportMessages);
    before.current = now;
  });
  useEffect(() => {
    if (data) onOrders(data.pages.flat());
  }, [data]);
  return (
    <>
      <WriteRecovery write={takeWrite} />
      <WriteRecovery write={publishWrite} />
      <WriteRecovery write={repriceWrite} />
      <WriteRecovery write={relateWrite} />
      <WriteRecovery write={hoursWrite} />
      <WriteRecovery write={withdrawWrite} />
      <WriteRecovery write={moveWrite} />
      <WriteRecovery write={messageWrite} />
      <WriteRecovery write={disputeWrite} />
      <WriteRecovery write={ratingWrite} />
      <WriteRecovery write={dealWrite} />
    </>
  );
}
