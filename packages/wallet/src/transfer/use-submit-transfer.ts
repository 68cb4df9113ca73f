import { useNavigateFromHere } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { PATHS } from '../paths';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { useToast } from '@bourse/ui-kit';
import type { FormOf } from '@bourse/ui-kit/forms';
import { walletMessages } from '../locales/messages';
import { transferWrite } from '../writes/transfer-write';

export interface TransferValues {
  readonly currencyId: string;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** The field that a refusal of the server is about. */
const FIELD_OF: ReadonlyMap<string, 'amount' | 'to'> = new Map([
  [SERVER_TEXTS.insufficientBalance, 'amount'],
  [SERVER_TEXTS.transferSameAccount, 'to'],
]);

/** The write of the form. `onDone` runs in place of the navigation to the transfer history. */
export function useSubmitTransfer(form: FormOf<TransferValues>, onDone?: () => void) {
  const text = walletMessages.useText();
  const toast = useToast();
  const navigate = useNavigateFromHere();
  return useWrite(transferWrite, (result) => {
    if (result.kind === 'refused') {
      const { failure } = result;
      if (failure.kind === 'rejected') form.refuse({ serverText: failure.text }, FIELD_OF.get(failure.text));
      else form.refuse(failure.kind === 'offline' ? 'withdraw.offline' : 'transfer.error');
    }
    if (result.kind !== 'done') return;
    toast.success(text('transfer.done'));
    if (onDone) onDone();
    else navigate(PATHS.transferRecord);
  });
}
