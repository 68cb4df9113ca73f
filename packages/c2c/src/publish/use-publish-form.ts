import { parseDecimal, times } from '@bourse/decimal';
import { useFailureText, useNavigateFromHere, useTradePassword } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { useForm, useFormValue, type FormOf } from '@bourse/ui-kit/forms';
import { useServerText } from '@bourse/i18n';
import { useState } from 'react';
import { useAssetAvailableQuery, useOwnAdsInfiniteQuery } from '../api';
import { c2cMessages } from '../locales/messages';
import { PAY_METHODS } from '@bourse/contracts/c2c';
import { useIndexPrice } from '../market/use-index-price';
import { useTakesParts } from '../market/use-takes-parts';
import { publishWrite, type PublishAdTicket } from '../writes/publish-ad';
import { adSchemaOf, EMPTY_AD, typedNumber, type AdDraft } from '../rules/ad-rules';
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
  const navigate = useNavigateFromHere();
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  const finish = (reply: string) => {
    toast.success(reply === '' ? text('publish.found') : serverText(reply));
    onDone();
    form.reset();
    navigate(PATHS.ownAds);
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
function useSubmitAd(form: FormOf<AdDraft>, onCleared: (input: AdDraft | undefined) => void) {
  const tradePassword = useTradePassword('c2c');
  const { confirm, ...write } = usePublishWrite(form, () => onCleared(undefined), onCleared);
  return { ...write, password: tradePassword.field, confirm: () => tradePassword.confirm(confirm) };
}

/** What an ad of the entered values would be. */
function usePublishPreview(form: FormOf<AdDraft>, coins: readonly Coin[], startCoin: Coin | undefined) {
  const currencyId = Number(useFormValue(form, 'currencyId') || (startCoin?.id ?? 0));
  const isSale = useFormValue(form, 'type') !== 'buy';
  const price = parseDecimal(useFormValue(form, 'price'));
  const amount = parseDecimal(useFormValue(form, 'amount'));
  return {
    currencyId,
    coin: coins.find(({ id }) => id === currencyId)?.name ?? '',
    isSale,
    price,
    total: price && amount && times(price, amount),
  };
}

/** Posting an ad: `values` with their errors in the form's own object, what the ad would be, and its submission. */
export function usePublishForm(coins: readonly Coin[]) {
  const takesParts = useTakesParts();
  const usdt = coins.find(({ name }) => name === 'USDT') ?? coins[0];
  const { available, choose } = useSellerBalance(usdt);
  const defaults = { ...EMPTY_AD, currencyId: String(usdt?.id ?? '') };
  const values = useForm({ schema: adSchemaOf(available), defaults, draft: { key: 'c2c.publish' } });
  const [cleared, setCleared] = useState<AdDraft>();
  const preview = usePublishPreview(values, coins, usdt);
  const { currencyId, isSale } = preview;
  choose(currencyId, isSale);
  // Loaded for the look-up after a lost reply.
  useOwnAdsInfiniteQuery({ type: isSale ? 'sell' : 'buy', currencyId }, { skip: currencyId === 0 });
  const submit = useSubmitAd(values, setCleared);
  return {
    values,
    preview,
    submit,
    market: { coins, takesParts, index: useIndexPrice(currencyId) },
    balance: { available: isSale ? available : undefined },
    actions: {
      onRestore:
        cleared &&
        (() => {
          values.set({ ...cleared });
          setCleared(undefined);
        }),
      onSubmit: (draft: AdDraft) => {
        const method = PAY_METHODS.find((each) => each === draft.method);
        const coin = coins.find(({ id }) => id === Number(draft.currencyId));
        if (!method || !coin) return;
        const ticket: PublishAdTicket = {
          type: draft.type === 'buy' ? 'buy' : 'sell',
          currencyId: coin.id,
          currency: coin.name,
          price: typedNumber(draft.price),
          amount: typedNumber(draft.amount),
          method,
          ...(takesParts && draft.minimum !== '' && { minimum: typedNumber(draft.minimum) }),
        };
        submit.press(ticket);
      },
    },
  };
}
