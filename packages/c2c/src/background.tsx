import {
  claimNews,
  noteUserEvent,
  notifySystem,
  pathWith,
  playTone,
  WriteRecovery,
  usePolling,
} from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOwnOrdersInfiniteQuery } from './api';
import type { Order } from './contract';
import { c2cMessages } from './locales/messages';
import { dealWrite } from './writes/acceptor-deal';
import { moveWrite } from './writes/move-order';
import { publishWrite } from './writes/publish-ad';
import { takeWrite } from './writes/take-ad';
import { withdrawWrite } from './writes/withdraw-ad';
import { announcementSettings } from './order-notices/announcement-settings';
import { PATHS } from './paths';
import { changedOrders, POLL_MS } from './order-notices/running-orders';

/** Whether the user hears of changes while the tab is hidden. */
function isAnnounced(): boolean {
  const { hasSound, hasNotification } = announcementSettings.read();
  return hasSound || hasNotification;
}

/** Sound and system notification as chosen on this device, in one of all tabs. */
async function announce(name: string, message: string): Promise<void> {
  const { hasSound, hasNotification } = announcementSettings.read();
  if (!(hasSound || hasNotification) || !(await claimNews(name))) return;
  if (hasSound) playTone();
  if (hasNotification) notifySystem(message, name);
}

/** Work on every screen while a session exists: changes of the orders' state, lost replies. */
export function Component() {
  const text = c2cMessages.useText();
  const toast = useToast();
  const { data } = useOwnOrdersInfiniteQuery(undefined, usePolling(POLL_MS, { whileHidden: isAnnounced() }));
  const before = useRef<readonly Order[]>(undefined);
  const onOrders = useEffectEvent((now: readonly Order[]) => {
    for (const { id, status } of changedOrders(before.current, now)) {
      const message = text('running.changed', { id, status: text(`status.${status}`) });
      toast.info(message, `c2c order ${id}`);
      noteUserEvent({ id: `c2c-${id}-${status}`, text: message, path: pathWith(PATHS.orders, { id }) });
      void announce(`c2c.${id}.${status}`, message);
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
