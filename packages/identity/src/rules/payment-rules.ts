import { isPositive, parseDecimal } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

function isAboveZero(amount: string): boolean {
  const value = parseDecimal(amount);
  return value !== undefined && isPositive(value);
}

/** The account is required, the amount is above 0 (money side, section 5). */
export const paymentSchema = schemaOfRules({ account: v.string(), amount: v.string() }, ({ account, amount }) => ({
  account: account.trim() === '' ? 'lay.inaccount' : undefined,
  amount: isAboveZero(amount) ? undefined : 'payment.amountRequired',
}));
