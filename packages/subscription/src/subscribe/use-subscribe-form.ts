import type { Decimal } from '@bourse/decimal';
import { useFailureText } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { quantityProblem, type QuantityProblem } from '../rules/quantity';
import { subscribePreview } from '../rules/subscribe-preview';
import { subscribeWrite } from '../writes/subscribe';
import type { BalanceModel, FormActions, FormModel, MarketModel } from './model';

/** The write, with a toast for its success. */
function useSubscribeWrite(onDone: () => void, onRefused: (message: string | undefined) => void) {
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  return useWrite(subscribeWrite, (result) => {
    if (result.kind === 'done') {
      toast.success(serverText(result.reply));
      onDone();
    } else if (result.kind === 'refused') onRefused(failureText(result.failure));
  });
}

/**
 * A subscription to a launch: the quantity with its errors, what the subscription would do, and its submission. `onRefused` reads the
 * launch again: a refusal can mean that its price or its stock has changed.
 */
export function useSubscribeForm(
  { launch, price }: Pick<MarketModel, 'launch' | 'price'>,
  { available }: BalanceModel,
  onRefused: () => void,
): FormModel & { readonly actions: FormActions } {
  const [quantity, setQuantity] = useState<Decimal>();
  const [problem, setProblem] = useState<QuantityProblem>();
  const [refusal, setRefusal] = useState<string>();

  const change = (next: Decimal | undefined) => {
    setQuantity(next);
    setProblem(undefined);
    setRefusal(undefined);
  };
  const submit = useSubscribeWrite(
    () => change(undefined),
    (message) => {
      setRefusal(message);
      onRefused();
    },
  );
  const press = () => {
    if (quantity) submit.press({ token: launch.name, quantity, price: launch.price });
  };

  return {
    values: { quantity },
    errors: { quantity: problem, refusal },
    preview: subscribePreview(quantity, { price: launch.price, market: price, available }),
    submit,
    actions: {
      onQuantity: change,
      onSubmit: () => {
        const found = quantityProblem(quantity, launch);
        setProblem(found);
        setRefusal(undefined);
        if (found === undefined) press();
      },
      onNewPrice: () => {
        submit.takeBack();
        press();
      },
    },
  };
}
