import { useFailureText } from '@bourse/feature-kit';
import type { WriteResult } from '@bourse/safe-writes';
import { recordToast } from '@bourse/trading';
import { useToast } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import type { ReverseFinding, ReverseReply } from '../writes/reverse-write';

export const REVERSE_TOAST = 'lever-reverse';

/** Shows how far a reversal came: which of its two steps was carried out. */
export function useReverseToast() {
  const text = leverMessages.useText();
  const store = useToast();
  const failureText = useFailureText();
  return (result: WriteResult<ReverseFinding, ReverseReply>, { id }: { readonly id: number }): void => {
    const toast = recordToast(store, REVERSE_TOAST, id);
    if (result.kind === 'done') {
      const { refusal } = result.reply;
      const reason = refusal && failureText(refusal);
      if (reason !== undefined) toast.error(text('reverse.refused', { reason }));
      // The session has expired in between.
      else if (refusal) toast.error(text('reverse.found.closed'));
      else toast.success(text('reverse.done'));
    } else if (result.kind === 'refused') {
      const reason = failureText(result.failure);
      if (reason !== undefined) toast.error(reason);
    } else if (result.finding === undefined) {
      toast.error(text('write.unknown'));
    } else if (result.finding === 'reversed') {
      toast.success(text('reverse.done'));
    } else {
      toast.error(text(`reverse.found.${result.finding}`));
    }
  };
}
