import { useFailureText } from '@bourse/feature-kit';
import type { WriteResult } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';
import type { MoveFinding, MoveReply } from './cancel-and-place';
import { recordToast } from './record-toast';

const TOAST = 'order-move';

/** Shows how far a move came: which of its two steps was carried out. */
export function useMoveToast() {
  const text = tradingMessages.useText();
  const store = useToast();
  const failureText = useFailureText();
  const serverText = useServerText();
  return (result: WriteResult<MoveFinding, MoveReply>, { id }: { readonly id: number }): void => {
    const toast = recordToast(store, TOAST, id);
    if (result.kind === 'done') {
      const { reply } = result;
      if (reply.kind === 'moved' && reply.losesStops) {
        toast.error(text('move.doneWithoutStops'));
      } else if (reply.kind === 'moved') {
        toast.success(reply.message === '' ? text('move.done') : serverText(reply.message));
      } else if (reply.kind === 'refused') {
        // Only an expired session has no words of its own.
        const reason = failureText(reply.refusal);
        toast.error(reason === undefined ? text('move.expired') : text('move.refused', { reason }));
      } else {
        toast.info(text(`move.${reply.kind}`));
      }
    } else if (result.kind === 'refused') {
      const reason = failureText(result.failure);
      if (reason !== undefined) toast.error(reason);
    } else if (result.finding === 'moved') {
      toast.success(text('move.done'));
    } else if (result.finding === 'filled') {
      toast.info(text('move.filled'));
    } else {
      toast.error(text(`move.found.${result.finding ?? 'unknown'}`));
    }
  };
}
