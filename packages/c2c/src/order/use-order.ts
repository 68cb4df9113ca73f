import { asFailure } from '@bourse/api-client';
import { loadState, useServerNow, usePolling } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';
import { useC2cOrderQuery } from '../api';
import type { Payee } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { moveWrite } from '../writes/move-order';
import { isRunning, roleOf, type OrderAction } from '../rules/order-actions';
import { counterpartyOf } from '../rules/own-order';
import { cancelReason } from '../rules/cancel-reason';
import { changedFields } from '../rules/payee-fields';
import { notePayee, noteSeenCancelled, useOrderNote } from './seen-orders';
import { useOrderWrite } from './use-order-write';

/** Interval of reads while an order runs, milliseconds: the exchange announces no change of an order. */
const POLL_MS = 5000;

/** Notes on this device what the exchange does not keep: the first payment details, and when a cancellation was seen. */
function useNotes(id: number, payee: Payee | undefined, isCancelled: boolean, now: () => number) {
  useEffect(() => {
    if (payee) notePayee(id, payee, now());
    if (isCancelled) noteSeenCancelled(id, now());
  }, [id, payee, isCancelled, now]);
  return useOrderNote(id);
}

/** One order with this device's data about it, and its actions. */
export function useOrder(id: number, isPublisherByLink: boolean) {
  const now = useServerNow();
  const toast = useToast();
  const text = c2cMessages.useText();
  const query = useC2cOrderQuery(id, usePolling(POLL_MS));
  const read = query.currentData;
  const isPublisher = read?.isPublisher ?? isPublisherByLink;
  const order = read && { ...read, counterpartyName: counterpartyOf(read, isPublisher) };
  const role = order && roleOf(order.adType, isPublisher);
  // The publisher of a sale and the taker of a purchase are paid: the payer pays the other one.
  const payee = order && (order.adType === 'sell' ? order.publisherPayee : order.takerPayee);

  const isOrderRunning = order !== undefined && isRunning(order);
  const isCancelled = order?.status === 'cancelled';
  const note = useNotes(id, payee, isCancelled, now);

  const [pressed, setPressed] = useState<OrderAction>();
  const write = useOrderWrite(moveWrite, id, (result) => {
    // The text of the exchange says what it did, not what the other side has yet to do.
    if (result.kind === 'done' && pressed) toast.success(text(`done.${pressed}`));
  });
  return {
    order,
    state: loadState({ data: order, isError: query.isError, error: query.error && asFailure(query.error) }),
    onRetry: () => void query.refetch(),
    role,
    isPublisher,
    payment: {
      // Payment details are shown only while the order is running; the evidence file keeps the first view.
      payee: isOrderRunning ? (payee ?? note.payee) : undefined,
      firstPayee: note.payee,
      confirmed: note.confirmed,
      changed: payee && note.payee ? changedFields(note.payee, payee) : [],
    },
    reason:
      order && role && isCancelled
        ? cancelReason({
            ...order,
            role,
            wasCancelledHere: note.wasCancelledHere ?? false,
            seenAt: note.cancelledAt,
          })
        : undefined,
    isRunning: isOrderRunning,
    now,
    write,
    press: (action: OrderAction) => {
      setPressed(action);
      write.press({ orderId: id, action, isPublisher });
    },
  };
}
