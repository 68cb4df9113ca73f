import { useAppDispatch, useFailureText } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useEffect } from 'react';
import { leverMessages } from '../locales/messages';
import { remainingParts } from '../writes/new-orders';
import { submitWrite, type SubmitReply } from '../writes/submit-write';

const TOAST = 'lever-submit';

/** The order write of the form, with a toast for its result. `onPlaced` runs after the whole order of `parts` parts was accepted. */
export function useSubmitOrder(parts: number, onPlaced?: () => void) {
  const dispatch = useAppDispatch();
  const text = leverMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  const serverText = useServerText();

  const report = ({ message, placed, refusal, stops }: SubmitReply) => {
    if (refusal) {
      const reason = failureText(refusal);
      const count = { placed, total: parts };
      toast.error(
        reason === undefined ? text('submit.partlyExpired', count) : text('submit.partly', { ...count, reason }),
        TOAST,
      );
    } else {
      toast.success(message === '' ? text('submit.done') : serverText(message), TOAST);
      onPlaced?.();
    }
    if (stops === 'failed') toast.error(text('submit.stopsFailed'), 'lever-stops');
  };
  const write = useWrite(
    submitWrite,
    (result) => {
      if (result.kind === 'refused') {
        const reason = failureText(result.failure);
        if (reason !== undefined) toast.error(reason, TOAST);
      }
      if (result.kind === 'done') report(result.reply);
    },
    TOAST,
  );
  // The confirmation shows prices of this moment: it closes when the form unmounts.
  useEffect(() => () => void dispatch(submitWrite.takeBack()), [dispatch]);

  return {
    ...write,
    /** After a look-up that found only a part: presses the rest. */
    tryRest: () => {
      const { state } = write;
      if (state.phase !== 'found') return;
      const rest = remainingParts(state.ticket.parts, state.finding.found ?? []);
      write.press({ ...state.ticket, parts: rest });
    },
  };
}
