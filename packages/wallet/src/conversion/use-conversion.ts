import { asFailure } from '@bourse/api-client';
import type { ConversionQuote, SmallBalances } from '@bourse/contracts/wallet';
import { useFailureText } from '@bourse/feature-kit';
import { useState } from 'react';
import { useQuoteSmallMutation } from './api';
import { useConversionChoice } from './use-conversion-choice';
import { useConvert } from './use-convert';

/** The choice of balances, the quote and its conversion. */
export function useConversion(terms: SmallBalances | undefined, onDone: () => void) {
  const failureText = useFailureText();
  const { choice, chosen } = useConversionChoice(terms);
  const [isNothingChosen, setNothingChosen] = useState(false);
  const [quote, setQuote] = useState<ConversionQuote>();
  const [askQuote, asked] = useQuoteSmallMutation();
  const write = useConvert(quote, onDone);
  const { state } = write;
  const { targetId } = choice;

  async function ask() {
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

  const refused = state.phase === 'refused' && quote?.id === state.ticket.quoteId ? state.failure : undefined;
  const failure = asked.error === undefined ? refused : asFailure(asked.error);
  return {
    write,
    /** The quote that waits for its confirmation, or is being converted. */
    quote: state.phase === 'confirming' || state.phase === 'sending' ? quote : undefined,
    choice,
    failure: failure && failureText(failure),
    isNothingChosen,
    isAsking: asked.isLoading,
    onAsk: () => void ask(),
  };
}
