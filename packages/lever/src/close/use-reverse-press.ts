import { useAppDispatch } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { recordToast } from '@bourse/trading';
import { useToast } from '@bourse/ui-kit';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import type { LeverState, LeverThunk } from '../state';
import { reverseTicket, reverseWrite } from '../writes/reverse-write';
import { REVERSE_TOAST, useReverseToast } from './use-reverse-toast';

const phaseNow = (): LeverThunk<string> => (_dispatch, getState) => reverseWrite.select(getState()).phase;

/**
 * The button of a reversal. A press during another one, which has no outcome yet, says so; one whose reply was lost is looked up again.
 */
export function useReversePress(): (order: LeverOrder) => void {
  const text = leverMessages.useText();
  const toast = useToast();
  const tell = useReverseToast();
  const dispatch = useAppDispatch<LeverState>();
  const { state, isBusy, press } = useWrite(reverseWrite);
  return (order) => {
    const next = reverseTicket(order);
    if (!next) return;
    if (!isBusy || !('ticket' in state)) return press(next);
    const { id, ticket, phase } = state;
    const own = { symbol: ticket.symbol, id: String(ticket.id) };
    const waiting = recordToast(toast, REVERSE_TOAST, ticket.id);
    if (phase === 'sending') return waiting.info(text('reverse.sending', own));
    waiting.info(text('reverse.waiting', own));
    const lookAgain = async () => {
      const finding = await dispatch(reverseWrite.lookUp(id));
      // Another look-up, which tells its own outcome, may be under way.
      if (finding !== undefined || dispatch(phaseNow()) === 'unknown') tell({ kind: 'unknown', finding }, ticket);
    };
    return void lookAgain();
  };
}
