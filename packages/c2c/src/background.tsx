import { isAnnounced, reportUserEvent } from '@bourse/notifications';
import { pathWith, useAppDispatch } from '@bourse/feature-kit';
import { WriteRecovery } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { adsTouched } from './api';
import type { Order } from '@bourse/contracts/c2c';
import { c2cMessages } from './locales/messages';
import { dealWrite } from './writes/acceptor-deal';
import { moveWrite } from './writes/move-order';
import { publishWrite } from './writes/publish-ad';
import { takeWrite } from './writes/take-ad';
import { withdrawWrite } from './writes/withdraw-ad';
import { PATHS } from './paths';
import { changedOrders } from './rules/running-orders';
import { useFollowedOrders } from './order-notices/use-followed-orders';

/** Work on every screen while a session exists: changes of the orders' state, lost replies. */
export function Component() {
  const text = c2cMessages.useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const { data } = useFollowedOrders({ whileHidden: isAnnounced() });
  const before = useRef<readonly Order[]>(undefined);
  const onOrders = useEffectEvent((now: readonly Order[]) => {
    const changed = changedOrders(before.current, now);
    // An order takes a part of its ad, and a cancelled one gives it back.
    if (changed.length > 0) dispatch(adsTouched());
    for (const { id, status } of changed) {
      const message = text('running.changed', { id, status: text(`status.${status}`) });
      toast.info(message, `c2c order ${id}`);
      reportUserEvent({ id: `c2c-${id}-${status}`, text: message, path: pathWith(PATHS.orders, { id }) });
    }
    before.current = now;
  });
  useEffect(() => {
    if (data) onOrders(data.pages.flat());
  }, [data]);
  return (
    <>
      <WriteRecovery write={takeWrite} />
      <WriteRecovery write={publishWrite} />
      <WriteRecovery write={withdrawWrite} />
      <WriteRecovery write={moveWrite} />
      <WriteRecovery write={dealWrite} />
    </>
  );
}
