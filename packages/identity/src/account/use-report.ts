import { asFailure, isUnknownOutcome } from '@bourse/api-client';
import { useFailureText } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { identityMessages } from '../locales/messages';

/** Says how a write ended: what is done, why it failed, or that its outcome is unknown and how it is looked up. */
export function useReport() {
  const text = identityMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  return (error: unknown, done: string, unknown = text('report.unknown')) => {
    if (error === undefined) {
      toast.success(done);
      return;
    }
    const failure = asFailure(error);
    const words = isUnknownOutcome(failure) ? unknown : failureText(failure);
    if (words !== undefined) toast.error(words);
  };
}
