import { parseDecimal, times, type Decimal } from '@bourse/decimal';
import { useFailureText, useNavigateFromHere, useTradePassword } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { useForm, useFormValue, type FormOf } from '@bourse/ui-kit/forms';
import { useServerText } from '@bourse/i18n';
import { useState } from 'react';
import { useAssetAvailableQuery, useOwnAdsInfiniteQuery } from '../api';
import { c2cMessages } from '../locales/messages';
import { PAY_METHODS } from '@bourse/contracts/c2c';
import { useFloatingBounds, useIndexArrival, useReference } from '../floating/use-floating';
import { floatingPrice, floatingTerms, type PercentBounds } from '../rules/floating';
import { useIndexPrice } from '../market/use-index-price';
import { useTakesParts } from '../market/use-takes-parts';
import { publishWrite, type PublishAdTicket } from '../writes/publish-ad';
import { adSchemaOf, EMPTY_AD, typedNumber, type AdDraft } from '../rules/ad-rules';
import { PATHS } from '../paths';

export interface Coin {
  readonly id: number;
  readonly name: string;
}

interface Chosen {
  readonly currencyId: number | undefined;
  readonly isSale: boolean;
  readonly isFloating: boolean;
}

/** The input of the schema: the seller's available coin, the bounds of a price that follows the index, and the index. `choose` takes the coin, the side and the pricing of the form's values. */
function useChosen(coin: Coin | undefined) {
  const [chosen, setChosen] = useState<Chosen>({ currencyId: coin?.id, isSale: true, isFloating: false });
  const floating = useFloatingBounds();
  const reference = useReference(chosen.currencyId, chosen.isFloating);
  const { currentData: available } = useAssetAvailableQuery(chosen.currencyId ?? 0, {
    skip: chosen.currencyId === undefined || !chosen.isSale,
  });
  const choose = ({ currencyId, isSale, isFloating }: Chosen) => {
    const isSame = chosen.currencyId === currencyId && chosen.isSale === isSale && chosen.isFloating === isFloating;
    if (!isSame) setChosen({ currencyId, isSale, isFloating });
  };
  return { available, floating, reference, choose };
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

/** How the entered price follows the index; `undefined` without a per cent. */
function useTypedTerms(form: FormOf<AdDraft>) {
  const percent = useFormValue(form, 'percent');
  const leastPrice = useFormValue(form, 'leastPrice');
  const mostPrice = useFormValue(form, 'mostPrice');
  return floatingTerms({ percent, leastPrice, mostPrice });
}

interface PreviewMarket {
  readonly startCoin: Coin | undefined;
  readonly floating: PercentBounds | undefined;
  readonly reference: Decimal | undefined;
}

/** What an ad of the entered values would be. */
function usePublishPreview(form: FormOf<AdDraft>, coins: readonly Coin[], market: PreviewMarket) {
  const { startCoin, reference } = market;
  useIndexArrival(form, reference);
  const currencyId = Number(useFormValue(form, 'currencyId') || (startCoin?.id ?? 0));
  const isSale = useFormValue(form, 'type') !== 'buy';
  const pricing = useFormValue(form, 'pricing');
  const isFloating = market.floating !== undefined && pricing === 'floating';
  const terms = useTypedTerms(form);
  const fixed = parseDecimal(useFormValue(form, 'price'));
  const price = isFloating ? terms && floatingPrice(terms, reference) : fixed;
  const amount = parseDecimal(useFormValue(form, 'amount'));
  return {
    currencyId,
    coin: coins.find(({ id }) => id === currencyId)?.name ?? '',
    isSale,
    isFloating,
    price,
    total: price && amount && times(price, amount),
  };
}

/** Posting an ad: `values` with their errors in the form's own object, what the ad would be, and its submission. */
export function usePublishForm(coins: readonly Coin[]) {
  const takesParts = useTakesParts();
  const usdt = coins.find(({ name }) => name === 'USDT') ?? coins[0];
  const { available, floating, reference, choose } = useChosen(usdt);
  const defaults = { ...EMPTY_AD, currencyId: String(usdt?.id ?? '') };
  const values = useForm({
    schema: adSchemaOf(available, { bounds: floating, reference }),
    defaults,
    draft: { key: 'c2c.publish' },
  });
  const [cleared, setCleared] = useState<AdDraft>();
  const preview = usePublishPreview(values, coins, { startCoin: usdt, floating, reference });
  const { currencyId, isSale, isFloating } = preview;
  choose({ currencyId, isSale, isFloating });
  // Loaded for the look-up after a lost reply.
  useOwnAdsInfiniteQuery({ type: isSale ? 'sell' : 'buy', currencyId }, { skip: currencyId === 0 });
  const submit = useSubmitAd(values, setCleared);
  return {
    values,
    preview,
    submit,
    market: { coins, takesParts, floating, index: useIndexPrice(currencyId) },
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
        const terms = isFloating ? floatingTerms(draft) : undefined;
        const ticket: PublishAdTicket = {
          type: draft.type === 'buy' ? 'buy' : 'sell',
          currencyId: coin.id,
          currency: coin.name,
          price: (terms && floatingPrice(terms, reference)) ?? typedNumber(draft.price),
          ...(terms && { floating: terms }),
          amount: typedNumber(draft.amount),
          method,
          ...(takesParts && draft.minimum !== '' && { minimum: typedNumber(draft.minimum) }),
        };
        submit.press(ticket);
      },
    },
  };
}
