import { compare, decimal, isLess, isPositive, parseDecimal, plus, times, ZERO, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import type { LimitType } from '@bourse/contracts/market';
import type { Side, VenueBar, VenueContract, VenueLevel, VenueMarket, VenueTicker, VenueTrade } from '../types';

/*
 * ccxt's unified structures (https://docs.ccxt.com) → the records of the port. A row that does not fit is left out. Numbers may be numbers
 * or texts; a number is read by its shortest decimal text.
 */

/** A message of the process has no key for a figure that is not known. */
export const figure = v.pipe(
  v.optional(v.unknown()),
  v.transform((value) => parseDecimal(value)),
);
export const text = v.fallback(v.optional(v.string()), undefined);
/** Epoch milliseconds; `undefined` where the venue does not tell it. */
export const time = v.fallback(
  v.pipe(
    v.nullish(v.number()),
    v.transform((at) => at ?? undefined),
  ),
  undefined,
);
export const bounds = v.fallback(v.nullish(v.object({ min: figure, max: figure })), undefined);

/** The rows of a list, or the values of an object, that fit a schema. */
export function rowsOf<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema>[] {
  const rows: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return rows.flatMap((row) => {
    const read = v.safeParse(schema, row);
    return read.success ? [read.output] : [];
  });
}

const terms = {
  symbol: v.string(),
  base: v.string(),
  quote: v.string(),
  active: v.nullish(v.boolean(), true),
  taker: figure,
  precision: v.object({ price: figure, amount: figure }),
};
const market = v.object({
  ...terms,
  spot: v.literal(true),
  limits: v.object({ amount: bounds, cost: bounds }),
  info: v.fallback(v.optional(v.object({ orderTypes: v.array(v.string()) })), undefined),
});
const contract = v.object({
  ...terms,
  settle: v.string(),
  swap: v.literal(true),
  linear: v.literal(true),
  /** Base currency of a contract. */
  contractSize: figure,
  limits: v.object({ amount: bounds, cost: bounds, leverage: bounds }),
});

const DECIMAL_PLACES = 2;
const SIGNIFICANT_DIGITS = 3;
const TICK_SIZE = 4;
/** Where a venue tells no step: the usual places of a currency. */
const USUAL_STEP = decimal('0.00000001');

function stepOf(precision: Decimal | undefined, mode: number): Decimal {
  if (precision === undefined) return USUAL_STEP;
  if (mode === TICK_SIZE) return isPositive(precision) ? precision : USUAL_STEP;
  // Minus two places are steps of a hundred.
  return mode === DECIMAL_PLACES ? decimal(`1e${-Number(precision)}`) : USUAL_STEP;
}

export const maybePositive = (value: Decimal | undefined) =>
  value !== undefined && isPositive(value) ? value : undefined;

/** Types of limit orders of a pair, of the venue's own list of its types; `undefined`: it has none. */
type TypesOf = (ofPair: readonly string[] | undefined) => readonly LimitType[];

/** Spot pairs. */
export const marketsOf = (value: unknown, precisionMode: number, typesOf: TypesOf = () => []): VenueMarket[] =>
  rowsOf(market, value).map((row) => ({
    ...rulesOf(row, precisionMode),
    limitTypes: typesOf(row.info?.orderTypes),
  }));

type Terms = Omit<v.InferOutput<typeof market>, 'spot' | 'info'>;

function rulesOf({ symbol, base, quote, active, taker, precision, limits }: Terms, precisionMode: number): VenueMarket {
  return {
    symbol,
    base,
    quote,
    isActive: active,
    priceStep: stepOf(precision.price, precisionMode),
    ...(precisionMode === SIGNIFICANT_DIGITS && precision.price && { priceDigits: Number(precision.price) }),
    amountStep: stepOf(precision.amount, precisionMode),
    minAmount: maybePositive(limits.amount?.min),
    maxAmount: maybePositive(limits.amount?.max),
    minNotional: maybePositive(limits.cost?.min),
    takerFee: taker,
  };
}

export interface SizedContract extends VenueContract {
  /** Base currency of what the venue counts as 1. */
  readonly size: Decimal;
}

/** Perpetual contracts that are settled in their quote currency, with amounts in base currency. */
export function contractsOf(value: unknown, precisionMode: number): SizedContract[] {
  return rowsOf(contract, value).flatMap((row) => {
    const size = maybePositive(row.contractSize);
    if (size === undefined || row.settle !== row.quote) return [];
    const rules = rulesOf(row, precisionMode);
    const { amountStep, minAmount, maxAmount } = rules;
    return [
      {
        ...rules,
        amountStep: times(amountStep, size),
        minAmount: minAmount && times(minAmount, size),
        maxAmount: maxAmount && times(maxAmount, size),
        largestMultiple: maybePositive(row.limits.leverage?.max),
        size,
      },
    ];
  });
}

/** Levels of a side, best first; a level that is empty or unreadable is left out. `outwards` is 1 for asks and -1 for bids. */
export function levelsOf(value: unknown, outwards: 1 | -1): VenueLevel[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const levels = rows.flatMap((row): VenueLevel[] => {
    const [price, amount] = Array.isArray(row) ? [parseDecimal(row[0]), parseDecimal(row[1])] : [];
    return price && amount && isPositive(price) && isPositive(amount) ? [[price, amount]] : [];
  });
  // Some venues list single orders: those of a price are one level.
  const byPrice = new Map<Decimal, Decimal>();
  for (const [price, amount] of levels) byPrice.set(price, plus(byPrice.get(price) ?? ZERO, amount));
  // With texts for numbers ccxt sorts levels by their letters.
  return [...byPrice].toSorted(([one], [other]) => outwards * compare(one, other));
}

export const bookOf = (symbol: string, value: unknown) => {
  const { bids, asks } = v.parse(v.object({ bids: v.unknown(), asks: v.unknown() }), value);
  return { symbol, bids: levelsOf(bids, -1), asks: levelsOf(asks, 1) };
};

/** `undefined` where the venue tells another one, or none. */
export const side = v.fallback(
  v.pipe(
    v.optional(v.string()),
    v.transform((name): Side | undefined => (name === 'buy' || name === 'sell' ? name : undefined)),
  ),
  undefined,
);

const trade = v.object({
  id: text,
  symbol: v.string(),
  timestamp: time,
  price: figure,
  amount: figure,
  side,
});

/** Newest first; rows without a time at the end. */
export const newestFirst = <Row extends { readonly at: number | undefined }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));

export function tradeOf(value: unknown): VenueTrade | undefined {
  return tradesOf([value])[0];
}

/** Public trades, newest first. */
export function tradesOf(value: unknown): VenueTrade[] {
  const trades = rowsOf(trade, value).flatMap(({ id, symbol, timestamp, price, amount, side: taken }) =>
    price && amount && isPositive(price) && isPositive(amount)
      ? [{ id, symbol, at: timestamp, price, amount, side: taken } as const]
      : [],
  );
  return newestFirst(trades);
}

/** Rows of time, open, high, low, close and volume; oldest first. A row without a price, or with a price of zero, is left out. */
export function barsOf(value: unknown): VenueBar[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const bars = rows.flatMap((row): VenueBar[] => {
    if (!Array.isArray(row)) return [];
    const [open, high, low, close, volume] = row.slice(1, 6).map(parseDecimal);
    const openTime = Number(row[0]);
    if (!open || !high || !low || !close || !Number.isFinite(openTime) || row[0] === null) return [];
    if (![open, high, low, close].every(isPositive) || isLess(high, low)) return [];
    return [{ openTime, open, high, low, close, volume }];
  });
  return bars.toSorted((one, other) => one.openTime - other.openTime);
}

const ticker = v.object({
  symbol: v.string(),
  last: figure,
  open: figure,
  high: figure,
  low: figure,
  baseVolume: figure,
});

export function tickersOf(value: unknown): VenueTicker[] {
  return rowsOf(ticker, value).flatMap(({ symbol, last, open, high, low, baseVolume }) =>
    last && isPositive(last) ? [{ symbol, last, open, high, low, volume: baseVolume }] : [],
  );
}
