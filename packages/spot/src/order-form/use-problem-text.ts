import { useFormat } from '@bourse/i18n';
import { spotMessages } from '../locales/messages';
import type { Problem } from '../rules/order-rules';
import { useOrderEntry } from './order-entry';

/** The shown problem of a field in words. */
export function useProblemText() {
  const { form, market } = useOrderEntry();
  const text = spotMessages.useText();
  const format = useFormat();
  return (field: Problem['field']) => {
    const problem = form.errors.shown.find((candidate) => candidate.field === field);
    return (
      problem &&
      text(problem.code, {
        step: format.amount(field === 'amount' ? market.amountStep : market.priceStep),
        least: format.amount(problem.code === 'form.minTotal' ? market.minTotal : market.minAmount),
        base: market.base,
        quote: market.quote,
      })
    );
  };
}
