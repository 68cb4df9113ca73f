import { absolute, compare, decimal, isPositive, parseDecimal, times, ZERO, type Decimal } from '@bourse/decimal';
import * as v from 'valibot';
import type {
  OrderState,
  TransferState,
  VenueBalance,
  VenueBar,
  VenueContract,
  VenueFill,
  VenueLevel,
  VenueMarket,
  VenueNetwork,
  VenueOrder,
  VenueTicker,
  VenueTrade,
  VenueTransfer,
} from '../types';

/*
 * ccxt's unified structures (https://docs.ccxt.com) → the records of the port. A row that does not fit is left out. Numbers may be numbers
 * or texts; a number is read by its shortest decimal text.
 */

/** A message of the process has no key for a figure that is not known. */
export const figure = v.pipe(
  v.optional(v.unknown()),
  v.transform((value) => parseDecimal(value)),
);
const text = v.fallback(v.optional(v.string()), undefined);
export const time = v.fallback(v.nullish(v.number(), 0), 0);
const fee = v.fallback(v.nullish(v.object({ currency: text, cost: figure })), undefined);
const bounds = v.fallback(v.nullish(v.object({ min: figure, max: figure })), undefined);

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
const market = v.object({ ...terms, spot: v.literal(true), limits: v.object({ amount: bounds, cost: bounds }) });
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
  return mode === DECIMAL_PLACES ? decimal(`1e-${precision}`) : USUAL_STEP;
}

export const maybePositive = (value: Decimal | undefined) =>
  value !== undefined && isPositive(value) ? value : undefined;

/** Spot pairs. */
export const marketsOf = (value: unknown, precisionMode: number): VenueMarket[] =>
  rowsOf(market, value).map((row) => rulesOf(row, precisionMode));

type Terms = Omit<v.InferOutput<typeof market>, 'spot'>;

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
  // With texts for numbers ccxt sorts levels by their letters.
  return levels.toSorted(([one], [other]) => outwards * compare(one, other));
}

export const bookOf = (symbol: string, value: unknown) => {
  const { bids, asks } = v.parse(v.object({ bids: v.unknown(), asks: v.unknown() }), value);
  return { symbol, bids: levelsOf(bids, -1), asks: levelsOf(asks, 1) };
};

const trade = v.object({
  id: text,
  symbol: v.string(),
  timestamp: time,
  price: figure,
  amount: figure,
  side: v.nullish(v.string()),
  order: text,
  fee,
});

const sideOf = (side: string | null | undefined) => (side === 'sell' ? 'sell' : 'buy');
const newestFirst = <Row extends { readonly at: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => other.at - one.at);

export function tradeOf(value: unknown): VenueTrade | undefined {
  return tradesOf([value])[0];
}

/** Public trades, newest first. */
export function tradesOf(value: unknown): VenueTrade[] {
  const trades = rowsOf(trade, value).flatMap(({ id, symbol, timestamp, price, amount, side }) =>
    price && amount && isPositive(price) && isPositive(amount)
      ? [{ id, symbol, at: timestamp, price, amount, side: sideOf(side) } as const]
      : [],
  );
  return newestFirst(trades);
}

/** Own fills, newest first. */
export function fillsOf(value: unknown): VenueFill[] {
  const fills = rowsOf(trade, value).flatMap(
    ({ id, symbol, timestamp, price, amount, side, order: orderId, fee: paid }) =>
      price && amount && id !== undefined
        ? [
            {
              id,
              orderId,
              symbol,
              side: sideOf(side),
              price,
              amount,
              fee: paid?.currency && paid.cost ? { currency: paid.currency, amount: absolute(paid.cost) } : undefined,
              at: timestamp,
            } as const,
          ]
        : [],
  );
  return newestFirst(fills);
}

/** Rows of time, open, high, low, close and volume; oldest first. */
export function barsOf(value: unknown): VenueBar[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const bars = rows.flatMap((row): VenueBar[] => {
    if (!Array.isArray(row)) return [];
    const [open, high, low, close, volume] = row.slice(1, 6).map(parseDecimal);
    const openTime = Number(row[0]);
    return open && high && low && close ? [{ openTime, open, high, low, close, volume: volume ?? ZERO }] : [];
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

const amounts = v.fallback(v.nullish(v.record(v.string(), v.unknown())), {});

/** Balances that are not zero. */
export function balancesOf(value: unknown): VenueBalance[] {
  const { free, used } = v.parse(v.object({ free: amounts, used: amounts }), value);
  const codes = new Set([...Object.keys(free ?? {}), ...Object.keys(used ?? {})]);
  return [...codes].flatMap((currency) => {
    const [available, held] = [parseDecimal(free?.[currency]) ?? ZERO, parseDecimal(used?.[currency]) ?? ZERO];
    return isPositive(available) || isPositive(held) ? [{ currency, available, held }] : [];
  });
}

const order = v.object({
  id: v.string(),
  clientOrderId: text,
  symbol: v.string(),
  side: v.nullish(v.string()),
  type: v.nullish(v.string()),
  status: v.nullish(v.string()),
  price: figure,
  amount: figure,
  filled: figure,
  reduceOnly: v.nullish(v.boolean()),
  triggerPrice: figure,
  stopLossPrice: figure,
  takeProfitPrice: figure,
  timestamp: time,
});

const ORDER_STATES: Readonly<Record<string, OrderState>> = {
  open: 'open',
  closed: 'filled',
  canceled: 'cancelled',
  expired: 'cancelled',
  rejected: 'rejected',
};

/** Newest first. An order without a known state counts as open: it must not be taken for one that is done. */
export function ordersOf(value: unknown): VenueOrder[] {
  const orders = rowsOf(order, value).flatMap((row) => {
    const { id, clientOrderId, symbol, status, timestamp, price, amount, filled, side, type, reduceOnly } = row;
    if (!amount) return [];
    const trigger = maybePositive(row.takeProfitPrice ?? row.stopLossPrice ?? row.triggerPrice);
    const made = {
      id,
      clientId: clientOrderId,
      symbol,
      price,
      side: sideOf(side),
      type: type === 'market' ? 'market' : 'limit',
      state: ORDER_STATES[status ?? 'open'] ?? 'open',
      amount,
      filled: filled ?? ZERO,
      ...(reduceOnly === true && { reduces: true }),
      ...(trigger && { stop: { price: trigger } }),
      at: timestamp,
    } as const;
    return [made];
  });
  return newestFirst(orders);
}

const network = v.object({
  network: v.nullish(v.string()),
  id: text,
  deposit: v.nullish(v.boolean()),
  withdraw: v.nullish(v.boolean()),
  active: v.nullish(v.boolean()),
  fee: figure,
  limits: v.fallback(v.nullish(v.object({ deposit: bounds, withdraw: bounds })), undefined),
});

/** Networks of a currency, from ccxt's currencies by their codes. */
export function networksIn(value: unknown, currency: string): VenueNetwork[] {
  const currencies = v.parse(v.record(v.string(), v.object({ networks: v.optional(v.unknown()) })), value);
  return rowsOf(network, currencies[currency]?.networks).flatMap((row) => {
    const name = row.network ?? row.id;
    if (name === undefined) return [];
    return [
      {
        name,
        canDeposit: row.deposit ?? row.active ?? true,
        canWithdraw: row.withdraw ?? row.active ?? true,
        minDeposit: maybePositive(row.limits?.deposit?.min),
        minWithdrawal: maybePositive(row.limits?.withdraw?.min),
        withdrawalFee: row.fee,
      },
    ];
  });
}

const transfer = v.object({
  id: text,
  txid: text,
  currency: v.string(),
  network: text,
  amount: figure,
  fee,
  address: text,
  addressTo: text,
  status: v.nullish(v.string()),
  timestamp: time,
});

const TRANSFER_STATES: Readonly<Record<string, TransferState>> = { ok: 'done', failed: 'failed', canceled: 'failed' };

/** Deposits or withdrawals, newest first. */
export function transfersOf(value: unknown): VenueTransfer[] {
  const transfers = rowsOf(transfer, value).flatMap((row) => {
    const id = row.id ?? row.txid;
    if (id === undefined || row.amount === undefined) return [];
    const { currency, network: over, amount, timestamp, txid } = row;
    return [
      {
        id,
        currency,
        network: over,
        amount,
        fee: row.fee?.cost,
        address: row.addressTo ?? row.address,
        transactionId: txid,
        state: TRANSFER_STATES[row.status ?? ''] ?? 'pending',
        at: timestamp,
      } as const,
    ];
  });
  return newestFirst(transfers);
}

const address = v.object({ address: v.pipe(v.string(), v.nonEmpty()), tag: text, network: text });

/** @throws ValiError if the reply has no address */
export const addressOf = (value: unknown) => v.parse(address, value);
