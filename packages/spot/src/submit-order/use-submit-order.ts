import { readStored, writeStored } from '@bourse/api-client';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../failure-text';
import { spotMessages } from '../locales';
import type { SpotDispatch } from '../state';
import { lookForOrder, sendOrder } from './send-order';
import { dismissed, pressed, selectSubmission, takenBack } from './slice';
import type { OrderTicket } from './submit-order';

/** Set on a device whose reader does not want to be asked before each order. */
const SKIP_CONFIRMATION = 'bourse.spot.skipConfirmation';

/** One toast for the fate of an order: a newer one takes its place. */
const TOAST = 'spot-order';

/** What can be done with the order that is being placed. */
export function useSubmitOrder() {
  const dispatch = useDispatch<SpotDispatch>();
  const submission = useSelector(selectSubmission);
  const [isAsking, setAsking] = useState(() => readStored(SKIP_CONFIRMATION) !== '1');
  const toast = useToast();
  const text = spotMessages.useText();
  const serverText = useServerText();
  const failureText = useFailureText();

  const send = async () => {
    const result = await dispatch(sendOrder());
    if (result?.kind === 'done') {
      toast.success(result.text === '' ? text('form.placed') : serverText(result.text), TOAST);
    } else if (result?.kind === 'refused') {
      const message = failureText(result.failure);
      if (message !== undefined) toast.error(message, TOAST);
    }
  };

  const askFirst = (wanted: boolean) => {
    setAsking(wanted);
    writeStored(SKIP_CONFIRMATION, wanted ? undefined : '1');
  };
  const press = (order: Omit<OrderTicket, 'id'>) => void dispatch(pressed({ ...order, id: nanoid() }));

  return {
    submission,
    /** Each order is confirmed before it leaves this device. */
    isAsking,
    askAgain: () => askFirst(true),
    /** The button: asks for confirmation first, unless this device does not want it. */
    place: (order: Omit<OrderTicket, 'id'>) => {
      press(order);
      if (readStored(SKIP_CONFIRMATION) === '1') void send();
    },
    /** "Sure". `remember`: do not ask again on this device. */
    confirm: (remember: boolean) => {
      if (remember) askFirst(false);
      void send();
    },
    takeBack: () => void dispatch(takenBack()),
    lookAgain: () => void dispatch(lookForOrder()),
    /** After a look that found nothing: the same order once more, always with a confirmation. */
    tryAgain: press,
    dismiss: () => void dispatch(dismissed()),
  };
}
