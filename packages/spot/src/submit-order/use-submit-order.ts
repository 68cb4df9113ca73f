import { useFailureText } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import type { PairId } from '@bourse/contracts/market';
import { learnAmountStep } from '../amount-step/amount-step';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useRef } from 'react';
import { spotMessages } from '../locales/messages';
import type { OrderTicket } from '../rules/order-ticket';
import { orderWrite } from '../writes/order-write';
import { ORDER_TOAST, useOutcomeTitle } from './outcome-words';
import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** Whether the component is mounted, for callbacks that may run later. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** 1: order confirmation is off on this device. */
const skipsConfirmation = createStored('bourse.spot.skipConfirmation', v.number(), 0);

/** Each order is confirmed before it is sent, in all tabs of the device. */
function useAsksFirst(): readonly [asksFirst: boolean, ask: (wanted: boolean) => void] {
  const isSkipped = skipsConfirmation.useValue() === 1;
  return [!isSkipped, (wanted) => skipsConfirmation.write(wanted ? undefined : 1)];
}

/**
 * The order write of the form, with a toast for each outcome that the form itself does not show. `onPlaced` runs after the exchange
 * accepted an order. A refusal that names a multiple is remembered for the pair.
 */
export function useSubmitOrder(pair: PairId, onPlaced?: () => void) {
  const [isAsking, ask] = useAsksFirst();
  const toast = useToast();
  const text = spotMessages.useText();
  const outcomeTitle = useOutcomeTitle();
  const serverText = useServerText();
  const failureText = useFailureText();
  const isMounted = useIsMounted();

  const { press, pressUnasked, confirm, ...write } = useWrite(
    orderWrite,
    (result) => {
      if (result.kind === 'done') {
        toast.success(result.reply === '' ? text('form.placed') : serverText(result.reply), ORDER_TOAST);
        onPlaced?.();
      } else if (result.kind === 'refused') {
        learnAmountStep(pair, result.failure);
        const message = failureText(result.failure);
        if (message !== undefined) toast.error(message, ORDER_TOAST);
      } else if (!isMounted.current) {
        toast.error(outcomeTitle(result.finding), ORDER_TOAST);
      }
    },
    ORDER_TOAST,
  );

  return {
    ...write,
    /** Each order is confirmed before it is sent. */
    isAsking,
    askAgain: () => ask(true),
    /** The button: opens the confirmation, unless the user has switched it off; `mustAsk`: opens it whatever the setting is. */
    place: (ticket: OrderTicket, mustAsk = false) => (isAsking || mustAsk ? press : pressUnasked)(ticket),
    /** `remember`: do not ask again on this device. */
    confirm: (remember: boolean) => {
      if (remember) ask(false);
      confirm();
    },
    /** After an uncertain outcome: the same order once more, always with a confirmation. */
    tryAgain: press,
  };
}
