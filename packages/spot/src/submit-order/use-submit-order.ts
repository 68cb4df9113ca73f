import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFailureText } from '../failure-text';
import { spotMessages } from '../locales';
import type { SpotDispatch } from '../state';
import { titleOf } from './outcome-words';
import { dismissOrder, lookForOrder, sendOrder } from './send-order';
import { pressed, selectSubmission, takenBack } from './slice';
import { mustAsk, type OrderTicket } from './submit-order';
import { useAsksFirst } from './use-asks-first';

/** One toast for the fate of an order: a newer one takes its place. */
const TOAST = 'spot-order';

/** What can be done with the order that is being placed. */
export function useSubmitOrder() {
  const dispatch = useDispatch<SpotDispatch>();
  const submission = useSelector(selectSubmission);
  const [isAsking, ask] = useAsksFirst();
  const toast = useToast();
  const text = spotMessages.useText();
  const serverText = useServerText();
  const failureText = useFailureText();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const send = async () => {
    const result = await dispatch(sendOrder());
    if (result?.kind === 'done') {
      toast.success(result.text === '' ? text('form.placed') : serverText(result.text), TOAST);
    } else if (result?.kind === 'refused') {
      const message = failureText(result.failure);
      if (message !== undefined) toast.error(message, TOAST);
    } else if (result?.kind === 'unknown' && !isHere.current) {
      // The form says it itself; who has left it is told all the same.
      toast.error(text(titleOf(result.finding)), TOAST);
    }
  };

  const press = (order: Omit<OrderTicket, 'id'>) => void dispatch(pressed(order));

  return {
    submission,
    /** Each order is confirmed before it leaves this device. */
    isAsking,
    askAgain: () => ask(true),
    /** The button: asks for confirmation first, unless this device does not want it. */
    place: (order: Omit<OrderTicket, 'id'>) => {
      press(order);
      if (!isAsking && !mustAsk(submission)) void send();
    },
    /** "Sure". `remember`: do not ask again on this device. */
    confirm: (remember: boolean) => {
      if (remember) ask(false);
      void send();
    },
    takeBack: () => void dispatch(takenBack()),
    lookAgain: () => void dispatch(lookForOrder()),
    /** After a look that found nothing: the same order once more, always with a confirmation. */
    tryAgain: press,
    dismiss: () => dispatch(dismissOrder()),
  };
}
