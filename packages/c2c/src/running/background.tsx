import { noteUserEvent, PATHS, pathWith, useCountdown, WriteRecovery } from '@bourse/feature-kit';
import { colour, useToast } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useOwnOrdersInfiniteQuery } from '../api';
import type { Order } from '../contract';
import { c2cMessages } from '../locales/messages';
import { clockText } from '../order/deadline';
import { dealWrite } from '../writes/acceptor-deal';
import { moveWrite } from '../writes/move-order';
import { publishWrite } from '../writes/publish-ad';
import { takeWrite } from '../writes/take-ad';
import { withdrawWrite } from '../writes/withdraw-ad';
import { changedOrders, runningOrders } from './running-orders';

/** Interval of reads of the user's orders on every screen, milliseconds. */
const POLL_MS = 15_000;

const Pill = styled(Link)({
  position: 'fixed',
  right: 16,
  bottom: 16,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  borderRadius: 22,
  border: `1px solid ${colour.edge}`,
  backgroundColor: colour.raised,
  color: colour.text,
  fontSize: 14,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
});

function Indicator({ orders }: { readonly orders: readonly Order[] }) {
  const text = c2cMessages.useText();
  const { pathname } = useLocation();
  const { count, next, deadline } = runningOrders(orders);
  const seconds = useCountdown(deadline);
  if (!next || pathname === PATHS.c2cOrders) return null;
  const address = count === 1 ? pathWith(PATHS.c2cOrders, { id: next.id }) : PATHS.c2cOrders;
  return (
    <Pill to={address}>
      {deadline === undefined
        ? text('running.count', { count })
        : text('running.next', { count, time: clockText(seconds * 1000) })}
    </Pill>
  );
}

/** Work on every screen while a session exists: running orders, changes of their state, lost replies. */
export function Component() {
  const text = c2cMessages.useText();
  const toast = useToast();
  const { data } = useOwnOrdersInfiniteQuery(undefined, { pollingInterval: POLL_MS });
  const orders = data?.pages.flat();
  const before = useRef<readonly Order[]>(undefined);
  const onOrders = useEffectEvent((now: readonly Order[]) => {
    for (const { id, status } of changedOrders(before.current, now)) {
      const message = text('running.changed', { id, status: text(`status.${status}`) });
      toast.info(message, `c2c order ${id}`);
      noteUserEvent({ id: `c2c-${id}-${status}`, text: message, path: pathWith(PATHS.c2cOrders, { id }) });
    }
    before.current = now;
  });
  useEffect(() => {
    if (data) onOrders(data.pages.flat());
  }, [data]);
  return (
    <>
      {orders && <Indicator orders={orders} />}
      <WriteRecovery write={takeWrite} />
      <WriteRecovery write={publishWrite} />
      <WriteRecovery write={withdrawWrite} />
      <WriteRecovery write={moveWrite} />
      <WriteRecovery write={dealWrite} />
    </>
  );
}
