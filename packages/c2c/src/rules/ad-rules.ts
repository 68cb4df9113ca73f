import { compare, decimal, floorTo, isGreater, isPositive, parseDecimal, type Decimal } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { C2C_DECIMALS } from './ad-amounts';

/** The input of an ad's form, as text. */
export interface AdDraft {
  readonly type: string;
  readonly currencyId: string;
  readonly price: string;
  readonly amount: string;
  readonly method: string;
  /** Smallest amount of an order; empty: the ad is taken as a whole. */
  readonly minimum: string;
}

/** Empty form of an ad. */
export const EMPTY_AD: AdDraft = { type: 'sell', currencyId: '', price: '', amount: '', method: '', minimum: '' };

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

const TEXTS = {
  type: v.string(),
  currencyId: v.string(),
  price: v.string(),
  amount: v.string(),
  method: v.string(),
  minimum: v.string(),
};

/**
 * Each missing input has its own code (money side, section 5).
 * @param available coin of a seller; `undefined` while unknown
 */
export const adSchemaOf = (available: Decimal | undefined) =>
  schemaOfRules(TEXTS, ({ type, currencyId, price, amount, method, minimum }) => ({
    currencyId: currencyId === '' ? 'publish.coinRequired' : undefined,
    price: isTyped(price) ? undefined : 'publish.priceRequired',
    amount: amountCode(amount, type === 'buy' ? undefined : available),
    method: method === '' ? 'publish.methodRequired' : undefined,
    minimum: minimum === '' || isMinimumOf(minimum, amount) ? undefined : 'publish.minimumWrong',
  }));

/** The rules while the available amount is unknown. */
export const adSchema = adSchemaOf(undefined);

function amountCode(amount: string, available: Decimal | undefined) {
  if (!isTyped(amount)) return 'publish.amountRequired';
  return available !== undefined && isGreater(typedNumber(amount), available) ? 'publish.amountShort' : undefined;
}

function isMinimumOf(minimum: string, amount: string): boolean {
  return isTyped(minimum) && !(isTyped(amount) && isGreater(typedNumber(minimum), typedNumber(amount)));
}

/** A typed number of a valid form, with two decimals at most. */
export const typedNumber = (text: string): Decimal => trimmed(parseDecimal(text)) ?? decimal('0');
