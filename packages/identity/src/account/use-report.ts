import { asFailure } from '@bourse/api-client';
import { useFailureText } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';

/** Says how a write ended: what is done, or why it failed. */
export function useReport() {
  const toast = useToast();
  const failureText = useFailureText();
  return (error: unknown, done: string) => {
    if (error === undefined) {
      toast.success(done);
      return;
    }
    const words = failureText(asFailure(error));
    if (words !== undefined) toast.error(words);
  };
}
