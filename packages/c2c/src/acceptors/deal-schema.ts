import { parseDecimal, type Decimal } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { moneyProblem } from './deal-amounts';

export interface DealDraft {
  readonly method: string;
  readonly mobile: string;
  readonly account: string;
  readonly money: string;
}

/** Rules of a deal (money side, section 5): method, mobile and account are required, money is above 0 and within the limit. */
export function dealSchema(limit: Decimal) {
  return schemaOfRules(
    { method: v.string(), mobile: v.string(), account: v.string(), money: v.string() },
    ({ method, mobile, account, money }) => {
      const problem = moneyProblem(parseDecimal(money), limit);
      return {
        method: method === '' ? 'publish.methodRequired' : undefined,
        mobile: mobile.trim() === '' ? 'deal.mobileRequired' : undefined,
        account: account.trim() === '' ? 'deal.accountRequired' : undefined,
        money: problem && (problem === 'required' ? 'deal.moneyRequired' : 'deal.aboveLimit'),
      };
    },
  );
}
