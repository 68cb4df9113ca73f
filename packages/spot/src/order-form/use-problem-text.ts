import { useFormat } from '@bourse/i18n';
import { spotMessages } from '../locales/messages';
import { problemCodes, type Problem } from '../rules/order-rules';
import { longestText } from './longest-text';
import { useOrderEntry } from './order-entry';

/** The shown problem of a field in words, and the longest that it can have, for which it keeps room. */
export function useProblemText() {
  const { form, market } = useOrderEntry();
  const text = spotMessages.useText();
  const format = useFormat();
  const words = ({ field, code }: Problem) =>
    text(code, {
      step: format.amount(field === 'amount' ? market.amountStep : market.priceStep),
      least: format.amount(code === 'form.minTotal' ? market.minTotal : market.minAmount),
      base: market.base,
      quote: market.quote,
    });
  return {
    errorOf: (field: Problem['field']) => {
      const problem = form.errors.shown.find((candidate) => candidate.field === field);
      return problem && words(problem);
    },
    longestError: (field: Problem['field']) =>
      longestText(problemCodes(form.values.side)[field].map((code) => words({ field, code }))),
  };
}
