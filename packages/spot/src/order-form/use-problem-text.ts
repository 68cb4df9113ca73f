import { useFormat } from '@bourse/i18n';
import { tradingMessages } from '@bourse/trading';
import { spotMessages } from '../locales/messages';
import { isExitProblem } from '../rules/order-exits';
import type { Problem } from '../rules/order-problems';
import type { MarketModel } from './model';
import { useOrderEntry } from './order-entry';

/** Steps and least figures that the texts of problems name. */
type NamedLimits = Pick<MarketModel, 'base' | 'quote' | 'priceStep' | 'amountStep' | 'minAmount' | 'minTotal'>;

/** A problem of an order of the pair in words. */
export function useTextOfProblem({ base, quote, priceStep, amountStep, minAmount, minTotal }: NamedLimits) {
  const text = spotMessages.useText();
  const exitText = tradingMessages.useText();
  const format = useFormat();
  return ({ field, code }: Problem): string => {
    const step = format.amount(field === 'amount' ? amountStep : priceStep);
    if (isExitProblem(code)) return exitText(code, { step });
    return text(code, { step, least: format.amount(code === 'form.minTotal' ? minTotal : minAmount), base, quote });
  };
}

/** The shown problem of a field of the form in words. */
export function useProblemText() {
  const { form, market } = useOrderEntry();
  const textOf = useTextOfProblem(market);
  return (field: Problem['field']) => {
    const problem = form.errors.shown.find((candidate) => candidate.field === field);
    return problem && textOf(problem);
  };
}
