import type { SpotState } from '../state';
import { asFailure, freshReads, isUnknownOutcome } from '@bourse/api-client';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { ordersTouched, useCancelOrderMutation } from '../api';
import type { OpenOrder } from '@bourse/contracts/spot';
import { useFailureText, useAppDispatch } from '@bourse/feature-kit';
import { spotMessages } from '../locales/messages';
import { readIsOpen } from '../api/read-orders';
import { removeOrder } from './remove-order';
import { orderKey } from '../rules/open-orders';

/**
 * Cancels orders, one request per order at a time. After a lost reply nothing is sent again: the open orders are
 * requested, and the user sees whether the order still exists.
 */
export function useCancelOrder() {
  const text = spotMessages.useText();
  const serverText = useServerText();
  const failureText = useFailureText();
  const toast = useToast();
  const dispatch = useAppDispatch<SpotState>();
  const [cancel] = useCancelOrderMutation();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());

  const cancelOnce = async (order: OpenOrder, toastId: string) => {
    const { data, error } = await cancel(order);
    if (error === undefined) {
      dispatch(removeOrder(order));
      toast.success(data === '' ? text('orders.cancelled') : serverText(data), toastId);
      return;
    }
    const failure = asFailure(error);
    if (!isUnknownOutcome(failure)) {
      const message = failureText(failure);
      if (message !== undefined) toast.error(message, toastId);
      return;
    }
    toast.info(text('orders.cancelUnknown'), toastId);
    const { data: isOpen } = await readIsOpen(freshReads(dispatch), order);
    dispatch(ordersTouched());
    if (isOpen === undefined) toast.error(text('orders.cancelUnreachable'), toastId);
    else if (isOpen) toast.error(text('orders.stillOpen'), toastId);
    else toast.success(text('orders.goneAfterAll'), toastId);
  };

  return {
    cancelling,
    onCancel: (order: OpenOrder) => {
      const key = orderKey(order);
      if (cancelling.has(key)) return;
      setCancelling((current) => new Set(current).add(key));
      void cancelOnce(order, `spot-cancel-${key}`).finally(() =>
        setCancelling((current) => new Set([...current].filter((other) => other !== key))),
      );
    },
  };
}
