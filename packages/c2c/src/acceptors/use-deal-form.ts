import { floorTo, parseDecimal, ZERO } from '@bourse/decimal';
import { useFailureText } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useForm, useFormValue, type FormOf } from '@bourse/ui-kit/forms';
import { PAY_METHODS, type Acceptor, type DealDirection } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { dealAmounts, termsOf } from '../rules/deal-amounts';
import { dealWrite } from '../writes/acceptor-deal';
import { dealSchema, type DealDraft } from '../rules/deal-rules';

const EMPTY: DealDraft = { method: '', mobile: '', account: '', money: '' };

/** The write of the form. A refusal is shown at the form; a done deal empties it. */
function useSubmitDeal(form: FormOf<DealDraft>, onDone: () => void) {
  const text = c2cMessages.useText();
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  return useWrite(dealWrite, (result) => {
    if (result.kind === 'refused') {
      const message = failureText(result.failure);
      if (message !== undefined) form.refuse(message);
      return;
    }
    if (result.kind === 'unknown' && result.finding?.kind !== 'found') return;
    if (result.kind === 'done') toast.success(result.reply === '' ? text('deal.found') : serverText(result.reply));
    form.reset();
    onDone();
  });
}

export interface DealOptions {
  readonly acceptor: Acceptor;
  readonly direction: DealDirection;
  /** Values of the address, such as those of the payment form. */
  readonly prefilled: Partial<DealDraft>;
  readonly onDone: () => void;
}

/** A deal with an acceptor: `values` with their errors in the form's own object, what the deal would do, and its submission. */
export function useDealForm({ acceptor, direction, prefilled, onDone }: DealOptions) {
  const terms = termsOf(acceptor, direction);
  const { least, most } = terms;
  const values = useForm({
    schema: dealSchema({ least, most }),
    defaults: EMPTY,
    prefilled,
    draft: { key: `c2c.deal.${direction}` },
  });
  const submit = useSubmitDeal(values, onDone);
  const money = parseDecimal(useFormValue(values, 'money'));
  return {
    values,
    preview: { money, ...(money && dealAmounts(money, direction, terms)) },
    submit,
    market: { acceptor, direction, terms },
    actions: {
      /** The balance, up to the acceptor's limit, can be withdrawn. */
      onAll:
        direction === 'withdraw' && most !== undefined
          ? () => values.set({ money: floorTo(most, C2C_DECIMALS) })
          : undefined,
      onSubmit: (draft: DealDraft) => {
        const method = PAY_METHODS.find((each) => each === draft.method);
        if (!method) return;
        // The page of another acceptor may have been left with its confirmation open.
        submit.takeBack();
        submit.press({
          acceptorId: acceptor.id,
          acceptor: acceptor.name,
          direction,
          method,
          mobile: draft.mobile.trim(),
          account: draft.account.trim(),
          money: parseDecimal(draft.money) ?? ZERO,
        });
      },
    },
  };
}
