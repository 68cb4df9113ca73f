import { compare, decimal, floorTo, isPositive, parseDecimal, type Decimal } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { C2C_DECIMALS } from '../market/ad-amounts';

/** The input of an ad's form, as text. */
export interface AdDraft {
  readonly type: string;
  readonly currencyId: string;
  readonly price: string;
  readonly amount: string;
  readonly method: string;
}

/** Empty form of an ad. */
export const EMPTY_AD: AdDraft = { type: 'sell', currencyId: '', price: '', amount: '', method: '' };

const isTyped = (text: string) => {
  const value = parseDecimal(text);
  return value !== undefined && isPositive(value);
};

/** Cuts a number to two decimals, as the specification trims c2c inputs (money side, section 5). */
export function trimmed(value: Decimal | undefined): Decimal | undefined {
  return value === undefined || compare(floorTo(value, C2C_DECIMALS), value) === 0
    ? value
    : floorTo(value, C2C_DECIMALS);
}

/** Each missing input has its own code (money side, section 5). */
export const adSchema = schemaOfRules(
  { type: v.string(), currencyId: v.string(), price: v.string(), amount: v.string(), method: v.string() },
  ({ currencyId, price, amount, method }) => ({
    currencyId: currencyId === '' ? 'publish.coinRequired' : undefined,
    price: isTyped(price) ? undefined : 'publish.priceRequired',
    amount: isTyped(amount) ? undefined : 'publish.amountRequired',
    method: method === '' ? 'publish.methodRequired' : undefined,
  }),
);

/** A typed number of a valid form, with two decimals at most. */
export const typedNumber = (text: string): Decimal => trimmed(parseDecimal(text)) ?? decimal('0');
