import type { ConversionQuote } from '@bourse/contracts/wallet';
import { useAppDispatch } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { useEffect } from 'react';
import { useAmountText } from '../account/use-amount-text';
import { convertWrite } from '../writes/convert-write';
import { conversionMessages } from './locales/messages';

/** The write of a quote. The confirmation ends with the dialog. */
export function useConvert(quote: ConversionQuote | undefined, onDone: () => void) {
  const text = conversionMessages.useText();
  const amountText = useAmountText();
  const toast = useToast();
  const dispatch = useAppDispatch();
  useEffect(() => () => void dispatch(convertWrite.takeBack()), [dispatch]);
  return useWrite(convertWrite, (result) => {
    if (result.kind !== 'done' || !quote) return;
    toast.success(text('done', { amount: amountText(quote.amount, quote.target) }));
    onDone();
  });
}
