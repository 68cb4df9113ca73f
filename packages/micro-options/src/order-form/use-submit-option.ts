import { useFailureText } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import { createStored } from '@bourse/storage';
import { useToast } from '@bourse/ui-kit';
import * as v from 'valibot';
import { submitWrite } from '../writes/submit-write';

/** "Do not ask again on this device". */
export const skipConfirmation = createStored('bourse.options.skipConfirmation', v.boolean(), false);

/** Cause of the toasts of a submit: a success replaces the refusal before it. */
const TOAST = 'options-submit';

/** The write of the form, with a toast for its result. `onPlaced` runs after an accepted order. */
export function useSubmitOption(onPlaced?: () => void) {
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  const isConfirmationOff = skipConfirmation.useValue();
  const { press, pressUnasked, confirm, ...write } = useWrite(
    submitWrite,
    (result) => {
      if (result.kind === 'done') {
        toast.success(serverText(result.reply), TOAST);
        onPlaced?.();
      }
      if (result.kind === 'refused') {
        const message = failureText(result.failure);
        if (message !== undefined) toast.error(message, TOAST);
      }
    },
    TOAST,
  );
  return {
    ...write,
    press,
    /** The button: opens the confirmation, unless the user has switched it off. */
    place: isConfirmationOff ? pressUnasked : press,
    /** `remember`: do not ask again on this device. */
    confirm: (remember: boolean) => {
      if (remember) skipConfirmation.write(true);
      confirm();
    },
    isConfirmationOff,
    askAgain: () => skipConfirmation.write(undefined),
  };
}
