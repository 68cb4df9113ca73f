import { compare, decimal, floorTo, isGreater, isPositive, parseDecimal, type Decimal } from '@bourse/decimal';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { C2C_DECIMALS } from './ad-amounts';
import { floatingProblems, type FloatingDraft, type PercentBounds } from './floating';

/** The input of an ad's form, as text. */
export interface AdDraft extends FloatingDraft {
  readonly type: string;
  readonly currencyId: string;
  /** `floating`: the price follows the index. */
  readonly pricing: string;
  readonly price: string;
  readonly amount: string;
  readonly method: string;
  /** Smallest amount of an order; empty: the ad is taken as a whole. */
  readonly minimum: string;
}

/** Empty form of an ad. */
export const EMPTY_AD: AdDraft = {
  type: 'sell',
  currencyId: '',
  pricing: 'fixed',
  price: '',
  percent: '100',
  leastPrice: '',
  mostPrice: '',
  amount: '',
  method: '',
  minimum: '',
};

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
  pricing: v.string(),
  price: v.string(),
  percent: v.string(),
  leastPrice: v.string(),
  mostPrice: v.string(),
  amount: v.string(),
  method: v.string(),
  minimum: v.string(),
};

interface FloatingMarket {
  readonly bounds?: PercentBounds | undefined;
  /** CNY for one coin by the index. */
  readonly reference?: Decimal | undefined;
}

/**
 * Each missing input has its own code (money side, section 5).
 * @param available coin of a seller; `undefined` while unknown
 * @param market the bounds of a price that follows the index, and the index; without bounds prices are fixed
 */
export const adSchemaOf = (available: Decimal | undefined, market: FloatingMarket = {}) =>
  schemaOfRules(TEXTS, ({ type, currencyId, pricing, price, amount, method, minimum, ...floating }) => ({
    currencyId: currencyId === '' ? 'publish.coinRequired' : undefined,
    ...(market.bounds && pricing === 'floating'
      ? floatingProblems(floating, market.bounds, market.reference)
      : { price: isTyped(price) ? undefined : 'publish.priceRequired' }),
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
