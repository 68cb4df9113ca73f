import { canTransfer } from '@bourse/contracts/dialects';
import { selectDialect } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { isGreater, isPositive, minus, parseDecimal, plus, ZERO, type Decimal } from '@bourse/decimal';
import { useForm, useFormValue, type FormOf } from '@bourse/ui-kit/forms';
import type { Account } from '@bourse/contracts/wallet';
import { accountOf, balanceIn, minimumOf, transferSchema, wholeTransfer, type Accounts } from '../rules/transfer-rules';
import { useResetWhenDone } from '../writes/use-reset-when-done';
import { optionsOf, type TransferOffer } from '../rules/transfer-options';
import { useSubmitTransfer, type TransferValues } from './use-submit-transfer';

/** Available amount before and after the transfer; `after` is `undefined` while the amount is none, or more than is available. */
export interface Change {
  readonly account: Account;
  readonly before: Decimal;
  readonly after: Decimal | undefined;
}

/** What a transfer of the entered values would do. */
export interface TransferPreview {
  readonly currencyId: number;
  readonly currency: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: Decimal;
  readonly available: Decimal;
  readonly frozen: Decimal;
  readonly minimum: Decimal | undefined;
  readonly changes: readonly Change[];
}

function useTransferPreview(form: FormOf<TransferValues>, accounts: Accounts): TransferPreview {
  const currencyId = Number(useFormValue(form, 'currencyId'));
  const from = accountOf(useFormValue(form, 'from')) ?? 'legal';
  const to = accountOf(useFormValue(form, 'to')) ?? 'change';
  const amount = parseDecimal(useFormValue(form, 'amount')) ?? ZERO;
  const source = balanceIn(accounts, from, currencyId);
  const target = balanceIn(accounts, to, currencyId);
  const available = source?.available ?? ZERO;
  const before = target?.available ?? ZERO;
  const isPossible = isPositive(amount) && !isGreater(amount, available);
  return {
    currencyId,
    currency: source?.currency ?? target?.currency ?? '',
    from,
    to,
    amount,
    available,
    frozen: source?.frozen ?? ZERO,
    minimum: minimumOf({ from, to, usdtPrice: source?.usdtPrice }),
    changes: [
      { account: from, before: available, after: isPossible ? minus(available, amount) : undefined },
      { account: to, before, after: isPossible ? plus(before, amount) : undefined },
    ],
  };
}

/**
 * A transfer between accounts: `values` with their `errors` in the form's own object, what the transfer would do, and its submission.
 * `onDone` runs in place of the navigation to the transfer history.
 */
export function useTransferForm(offer: TransferOffer, onDone?: () => void) {
  const dialect = useAppSelector(selectDialect);
  const directionFault = (from: Account, to: Account) => {
    if (from === to) return 'transfer.sameAccount';
    return canTransfer(dialect, from, to) ? undefined : 'transfer.noDirection';
  };
  const { currencies, accountsOf, start } = optionsOf(offer);
  const form = useForm({ schema: transferSchema(offer.accounts, directionFault), defaults: start });
  const submit = useSubmitTransfer(form, onDone);
  const preview = useTransferPreview(form, offer.accounts);
  useResetWhenDone(form, submit.state);
  const { currencyId, currency, from, to, amount, available } = preview;
  return {
    values: form,
    preview,
    submit,
    market: { currencies, accounts: accountsOf(currencyId) },
    actions: {
      onSwap: () => form.set({ from: to, to: from }),
      onAll: () => form.set({ amount: wholeTransfer(available) }),
      onSubmit: () => submit.press({ currencyId, currency, from, to, amount }),
    },
  };
}
