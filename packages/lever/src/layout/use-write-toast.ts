import { useFailureText } from '@bourse/feature-kit';
import type { WriteResult } from '@bourse/safe-writes';
import { recordToast } from '@bourse/trading';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';

/**
 * Shows the outcome of an order write: the server's text on success and on refusal; the result of the look-up after a
 * lost reply, where `found` has words for it. Without `found` a notice beside the form shows the lost reply. `record`: what is no success is
 * not replaced by the outcome of another record.
 */
export function useWriteToast(cause: string) {
  const text = leverMessages.useText();
  const store = useToast();
  const failureText = useFailureText();
  const serverText = useServerText();
  return <Finding>(
    result: WriteResult<Finding, string>,
    found?: (finding: Finding) => string,
    record?: number | string,
  ): void => {
    const toast = recordToast(store, cause, record);
    if (result.kind === 'done') {
      toast.success(result.reply === '' ? text('write.done') : serverText(result.reply));
    } else if (result.kind === 'refused') {
      const reason = failureText(result.failure);
      if (reason !== undefined) toast.error(reason);
    } else if (found !== undefined) {
      if (result.finding === undefined) toast.error(text('write.unknown'));
      else toast.info(found(result.finding));
    }
  };
}
