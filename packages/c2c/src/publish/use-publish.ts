import { useCapabilities, useFailureText, useTradePassword, useWrite } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { useForm, useFormValue, type FormOf } from '@bourse/ui-kit/forms';
import { useServerText } from '@bourse/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAssetAvailableQuery } from '../api';
import { c2cMessages } from '../locales/messages';
import { PAY_METHODS } from '../contract';
import { useIndexPrice } from '../market/use-index-price';
import { publishWrite, type PublishAdTicket } from '../writes/publish-ad';
import { adSchemaOf, EMPTY_AD, typedNumber, type AdDraft } from './ad-schema';
import { PATHS } from '../paths';

export interface Coin {
  readonly id: number;
  readonly name: string;
}

/** The seller's available coin, which the schema needs: `choose` takes the coin and the side of the form's values. */
function useSellerBalance(coin: Coin | undefined) {
  const [chosen, setChosen] = useState({ currencyId: coin?.id, isSale: true });
  const { currentData: available } = useAssetAvailableQuery(chosen.currencyId ?? 0, {
    skip: chosen.currencyId === undefined || !chosen.isSale,
  });
  const choose = (currencyId: number, isSale: boolean) => {
    if (chosen.currencyId !== currencyId || chosen.isSale !== isSale) setChosen({ currencyId, isSale });
  };
  return { available, choose };
}

/** The write of the form. `onRefused` is given the cleared input of a failed post. */
function usePublishWrite(form: FormOf<AdDraft>, onDone: () => void, onRefused: (cleared: AdDraft) => void) {
  const text = c2cMessages.useText();
  const navigate = useNavigate();
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  const finish = (reply: string) => {
    toast.success(reply === '' ? text('publish.found') : serverText(reply));
    onDone();
    form.reset();
    void navigate(PATHS.ownAds);
  };
  return useWrite(publishWrite, (result) => {
    if (result.kind === 'done') finish(result.reply);
    else if (result.kind === 'unknown') {
      if (result.finding?.kind === 'found') finish('');
    } else {
      // The specification clears the inputs after a failed post; 997 and 998 keep them for the return.
      const isOnlyMissing = result.failure.kind === 'payeeMissing' || result.failure.kind === 'unverified';
      if (!isOnlyMissing) {
        onRefused(form.values());
        form.reset({ currencyId: form.values().currencyId });
      }
      // The shell shows the message of a 997 or 998 and leads to the missing data.
      const message = isOnlyMissing ? undefined : failureText(result.failure);
      if (message !== undefined) form.refuse(message);
    }
  });
}

/** The write with the trade password of its confirmation. */
function useConfirmedPublish(form: FormOf<AdDraft>, onCleared: (input: AdDraft | undefined) => void) {
  const tradePassword = useTradePassword('c2c');
  const write = usePublishWrite(form, () => onCleared(undefined), onCleared);
  return { write, password: tradePassword.field, confirm: () => tradePassword.confirm(write.confirm) };
}

/** The form of an ad and its write. */
export function usePublish(coins: readonly Coin[]) {
  const { takesParts } = useCapabilities();
  const usdt = coins.find(({ name }) => name === 'USDT') ?? coins[0];
  const { available, choose } = useSellerBalance(usdt);
  const defaults = { ...EMPTY_AD, currencyId: String(usdt?.id ?? '') };
  const form = useForm({ schema: adSchemaOf(available), defaults, draft: { key: 'c2c.publish' } });
  const [failed, setFailed] = useState<AdDraft>();
  const currencyId = Number(useFormValue(form, 'currencyId') || (usdt?.id ?? 0));
  const isSale = useFormValue(form, 'type') !== 'buy';
  choose(currencyId, isSale);
  const { password, write, confirm } = useConfirmedPublish(form, setFailed);
  return {
    form,
    coins,
    currencyId,
    coin: coins.find(({ id }) => id === currencyId)?.name ?? '',
    index: useIndexPrice(currencyId),
    /** The coin of a seller; `undefined` for a buyer and while unknown. */
    available: isSale ? available : undefined,
    takesParts,
    /** The cleared input of a failed post. */
    canRestore: failed !== undefined,
    onRestore: () => {
      if (failed) form.set({ ...failed });
      setFailed(undefined);
    },
    write,
    password,
    onConfirm: confirm,
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
        ...(takesParts && values.minimum !== '' && { minimum: typedNumber(values.minimum) }),
      };
      write.press(ticket);
    },
  };
}
