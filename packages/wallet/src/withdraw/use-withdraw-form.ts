import { ZERO } from '@bourse/decimal';
import { useServerNow } from '@bourse/feature-kit';
import { useForm } from '@bourse/ui-kit/forms';
import { useState } from 'react';
import type { Account } from '@bourse/contracts/wallet';
import { wholeAmount } from '../rules/withdrawal-limits';
import { useResetWhenDone } from '../writes/use-reset-when-done';
import { useSubmitWithdrawal } from './use-submit-withdrawal';
import { useWithdrawPreview } from './use-withdraw-preview';
import { NO_WITHDRAWAL, withdrawSchema, type WithdrawalSituation } from '../rules/withdrawal-rules';

/**
 * The withdrawal of a currency from an account: `values` with their `errors` in the form's own object, what the withdrawal would do, and
 * its submission.
 */
export function useWithdrawForm(account: Account, given: Omit<WithdrawalSituation, 'now'>) {
  const serverNow = useServerNow();
  const [openedAt] = useState(serverNow);
  const situation: WithdrawalSituation = { ...given, now: openedAt };
  const { currency, info, rule } = situation;
  const form = useForm({
    schema: withdrawSchema({ ...given, now: serverNow() }),
    defaults: NO_WITHDRAWAL,
    draft: { key: `wallet.withdraw.${account}.${currency.id}` },
  });
  const submit = useSubmitWithdrawal(form);
  const preview = useWithdrawPreview(form, situation);
  const { state } = submit;
  const ticket = 'ticket' in state ? state.ticket : undefined;
  /** The write may be of another account or currency. */
  const isOwn = ticket?.currencyId === currency.id && ticket.account === account;
  useResetWhenDone(form, isOwn ? state : undefined);
  const { address, network, amount = ZERO, fee, net } = preview;
  return {
    values: form,
    preview,
    submit,
    isOwn,
    actions: {
      onAddress: (saved: string) => form.set({ address: saved }),
      onAll: () => form.set({ amount: wholeAmount(info) }),
      onSubmit: () =>
        submit.press({
          account,
          currencyId: currency.id,
          currency: currency.code,
          address,
          network,
          amount,
          fee,
          net,
          rate: rule.rate,
        }),
    },
  };
}
