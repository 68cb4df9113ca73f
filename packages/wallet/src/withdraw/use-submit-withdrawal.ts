import { useAppDispatch, useTradePassword } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { useToast } from '@bourse/ui-kit';
import type { FormOf } from '@bourse/ui-kit/forms';
import { useUsedAddresses } from '../account/stored-values';
import { moneyChanged } from '../api';
import { walletMessages } from '../locales/messages';
import { withdrawWrite } from '../writes/withdraw-write';
import type { WithdrawValues } from '../rules/withdrawal-rules';
import { useWithdrawCode } from './use-withdraw-code';

/** The field that a refusal of the server is about. */
const FIELD_OF: ReadonlyMap<string, keyof WithdrawValues> = new Map([
  [SERVER_TEXTS.addressInvalid, 'address'],
  [SERVER_TEXTS.addressRequired, 'address'],
  [SERVER_TEXTS.insufficientBalance, 'amount'],
  [SERVER_TEXTS.withdrawalNotAboveFee, 'amount'],
]);

/** Back ends that pay out only to addresses that they have saved refuse every other one. */
const ADDRESS_NOT_KNOWN = /address (is |was )?(not found|does not exist)|地址不存在|(找不到|未找到)[^，。]*地址/i;

const USED_AT_MOST = 50;

/** The write of the form. A refusal is shown at its field. A sent address counts as used. */
export function useSubmitWithdrawal(form: FormOf<WithdrawValues>) {
  const text = walletMessages.useText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const tradePassword = useTradePassword('withdraw');
  const code = useWithdrawCode();
  const [, changeUsed] = useUsedAddresses();
  const { confirm, ...write } = useWrite(withdrawWrite, (result) => {
    if (result.kind === 'done') toast.success(text('withdraw.submitted'));
    if (result.kind !== 'refused') return;
    // A refusal can mean that fee or limits are no longer those on the screen.
    dispatch(moneyChanged());
    const { failure } = result;
    if (failure.kind === 'rejected' && ADDRESS_NOT_KNOWN.test(failure.text)) {
      form.refuse('withdraw.addressNotKnown', 'address');
    } else if (failure.kind === 'rejected') form.refuse({ serverText: failure.text }, FIELD_OF.get(failure.text));
    else form.refuse(failure.kind === 'offline' ? 'withdraw.offline' : 'withdraw.notSent');
  });
  return {
    ...write,
    /** The fields of the confirmation. */
    password: tradePassword.field,
    code: code.field,
    confirm: (address: string) =>
      code.confirm((forget) =>
        tradePassword.confirm(() => {
          forget();
          changeUsed((used) => [address, ...used.filter((one) => one !== address)].slice(0, USED_AT_MOST));
          confirm();
        }),
      ),
  };
}
