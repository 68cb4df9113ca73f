import { parseDecimal } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { moneyProblem, type DealTerms, type MoneyProblem } from './deal-amounts';

export interface DealDraft {
  readonly method: string;
  readonly mobile: string;
  readonly account: string;
  readonly money: string;
}

const MONEY_CODES = {
  required: 'deal.moneyRequired',
  belowLeast: 'deal.belowLeast',
  aboveLimit: 'deal.aboveLimit',
} as const satisfies Record<MoneyProblem, string>;

/** Rules of a deal (money side, section 5): method, mobile and account are required, money is above 0 and within the limits. */
export function dealSchema(terms: Pick<DealTerms, 'least' | 'most'>) {
  return schemaOfRules(
    { method: v.string(), mobile: v.string(), account: v.string(), money: v.string() },
    ({ method, mobile, account, money }) => {
      const problem = moneyProblem(parseDecimal(money), terms);
      return {
        method: method === '' ? 'publish.methodRequired' : undefined,
        mobile: mobile.trim() === '' ? 'deal.mobileRequired' : undefined,
        account: account.trim() === '' ? 'deal.accountRequired' : undefined,
        money: problem && MONEY_CODES[problem],
      };
    },
  );
}
