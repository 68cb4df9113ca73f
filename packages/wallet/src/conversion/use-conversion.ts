import { asFailure } from '@bourse/api-client';
import type { ConversionQuote, SmallBalance, SmallBalances } from '@bourse/contracts/wallet';
import { useAppDispatch, useFailureText } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';
import { useAmountText } from '../account/use-amount-text';
import { convertWrite } from '../writes/convert-write';
import { useQuoteSmallMutation } from './api';
import { conversionMessages } from './locales/messages';

/** The choice of balances, the quote and its conversion. */
export function useConversion(terms: SmallBalances | undefined, onDone: () => void) {
  const text = conversionMessages.useText();
  const amountText = useAmountText();
  const failureText = useFailureText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [target, setTarget] = useState<number>();
  const [isNothingChosen, setNothingChosen] = useState(false);
  const [quote, setQuote] = useState<ConversionQuote>();
  const [askQuote, asked] = useQuoteSmallMutation();
  const write = useWrite(convertWrite, (result) => {
    if (result.kind !== 'done' || !quote) return;
    toast.success(text('done', { amount: amountText(quote.amount, quote.target) }));
    onDone();
  });
  // The confirmation ends with the dialog.
  useEffect(() => () => void dispatch(convertWrite.takeBack()), [dispatch]);

  const targetId = target ?? terms?.targets[0]?.id;
  const isChosen = ({ currencyId }: SmallBalance) => !left.has(currencyId);

  async function ask() {
    const chosen = (terms?.balances ?? []).filter(
      (balance) => balance.isConvertible && balance.currencyId !== targetId && isChosen(balance),
    );
    setNothingChosen(chosen.length === 0);
    if (chosen.length === 0 || targetId === undefined) return;
    write.takeBack();
    const { data } = await askQuote({
      target: targetId,
      currencies: chosen.map(({ currencyId }) => currencyId).join(','),
    });
    if (!data) return;
    setQuote(data);
    write.press({ quoteId: data.id, target: data.target, amount: data.amount, expiresAt: data.expiresAt });
  }

  const { state } = write;
  const failure = asked.error === undefined ? undefined : asFailure(asked.error);
  const refused = state.phase === 'refused' && quote?.id === state.ticket.quoteId ? state.failure : undefined;
  const why = failure ?? refused;
  return {
    write,
    /** The quote that waits for its confirmation, or is being converted. */
    quote: state.phase === 'confirming' || state.phase === 'sending' ? quote : undefined,
    choice: {
      targetId,
      onTarget: setTarget,
      isChosen,
      onToggle: (ids: readonly number[], isIn: boolean) =>
        setLeft((before) => {
          const next = new Set(before);
          for (const id of ids) if (isIn) next.delete(id);
          else next.add(id);
          return next;
        }),
    },
    failure: why && failureText(why),
    isNothingChosen,
    isAsking: asked.isLoading,
    onAsk: () => void ask(),
  };
}
