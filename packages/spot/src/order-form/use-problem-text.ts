import { useFormat } from '@bourse/i18n';
import { spotMessages } from '../locales/messages';
import { tradingMessages } from '@bourse/trading';
import { isExitProblem } from '../rules/order-exits';
import type { Problem } from '../rules/order-rules';
import { useOrderEntry } from './order-entry';

/** The shown problem of a field in words. */
export function useProblemText() {
  const { form, market } = useOrderEntry();
  const text = spotMessages.useText();
  const exitText = tradingMessages.useText();
  const format = useFormat();
  return (field: Problem['field']) => {
    const problem = form.errors.shown.find((candidate) => candidate.field === field);
    if (!problem) return undefined;
    const { code } = problem;
    const step = format.amount(field === 'amount' ? market.amountStep : market.priceStep);
    if (isExitProblem(code)) return exitText(code, { step });
    return text(code, {
      step,
      least: format.amount(code === 'form.minTotal' ? market.minTotal : market.minAmount),
      base: market.base,
      quote: market.quote,
    });
  };
}
