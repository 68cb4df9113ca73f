import { PATHS, useFailureText, useWrite } from '@bourse/feature-kit';
import { useCurrencyListQuery } from '@bourse/market';
import { useToast } from '@bourse/ui-kit';
import { useForm, useFormValue } from '@bourse/ui-kit/forms';
import { useServerText } from '@bourse/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PAY_METHODS } from '../contract';
import { useIndexPrice } from '../market/use-index-price';
import { publishWrite, type PublishAdTicket } from '../writes/publish-ad';
import { adSchema, EMPTY_AD, typedNumber, type AdDraft } from './ad-schema';

/** The form of an ad and its write. */
export function usePublish() {
  const { data: coins = [] } = useCurrencyListQuery();
  const usdt = coins.find(({ name }) => name === 'USDT') ?? coins[0];
  const form = useForm({ schema: adSchema, defaults: EMPTY_AD, draft: { key: 'c2c.publish' } });
  const [failed, setFailed] = useState<AdDraft>();
  const navigate = useNavigate();
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  const currencyId = Number(useFormValue(form, 'currencyId') || (usdt?.id ?? 0));

  const finish = (text: string | undefined) => {
    if (text) toast.success(serverText(text));
    setFailed(undefined);
    form.reset();
    void navigate(PATHS.c2cRelease);
  };
  const write = useWrite(publishWrite, (result) => {
    if (result.kind === 'done') finish(result.reply);
    else if (result.kind === 'unknown') {
      if (result.finding?.kind === 'found') finish(undefined);
    } else {
      // The specification clears the inputs after a failed post; 997 and 998 keep them for the return.
      const isOnlyMissing = result.failure.kind === 'payeeMissing' || result.failure.kind === 'unverified';
      if (!isOnlyMissing) {
        setFailed(form.values());
        form.reset({ currencyId: form.values().currencyId });
      }
      const message = failureText(result.failure);
      if (message !== undefined) form.refuse(message);
    }
  });

  return {
    form,
    coins,
    currencyId,
    coin: coins.find(({ id }) => id === currencyId)?.name ?? '',
    index: useIndexPrice(currencyId),
    /** The cleared input of a failed post. */
    canRestore: failed !== undefined,
    onRestore: () => {
      if (failed) form.set({ ...failed });
      setFailed(undefined);
    },
    write,
    onSubmit: (values: AdDraft) => {
      const method = PAY_METHODS.find((each) => each === values.method);
      const coin = coins.find(({ id }) => id === Number(values.currencyId));
      if (!method || !coin) return;
      const ticket: PublishAdTicket = {
        type: values.type === 'buy' ? 'buy' : 'sell',
        currencyId: coin.id,
        currency: coin.name,
        price: typedNumber(values.price),
        amount: typedNumber(values.amount),
        method,
      };
      write.press(ticket);
    },
  };
}
