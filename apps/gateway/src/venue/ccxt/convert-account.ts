import {
  absolute,
  isLess,
  isNegative,
  isPositive,
  isZero,
  minus,
  parseDecimal,
  plus,
  ZERO,
  type Decimal,
} from '@bourse/decimal';
import * as v from 'valibot';
import { isContract } from '../with-contracts';
import type {
  Exits,
  OrderState,
  TransferState,
  VenueBalance,
  VenueFill,
  VenueNetwork,
  VenueOrder,
  VenueTransfer,
} from '../types';
import { bounds, figure, maybePositive, newestFirst, rowsOf, side, text, time } from './convert';

/* ccxt's unified structures of an account → the records of the port. */

const fee = v.fallback(v.nullish(v.object({ currency: text, cost: figure })), undefined);
const amounts = v.fallback(v.nullish(v.record(v.string(), v.unknown())), {});

/** Balances that are not zero. A part that the venue does not tell is unknown. */
export function balancesOf(value: unknown): VenueBalance[] {
  const { free, used, total } = v.parse(v.object({ free: amounts, used: amounts, total: amounts }), value);
  const codes = new Set([free, used, total].flatMap((part) => Object.keys(part ?? {})));
  return [...codes].flatMap((currency) => {
    const [known, onHold, sum] = [free, used, total].map((part) => parseDecimal(part?.[currency]));
    const whole = sum ?? plus(known ?? ZERO, onHold ?? ZERO);
    if (isZero(whole)) return [];
    const available = known ?? (sum && onHold && minus(sum, onHold));
    const held = onHold ?? (sum && known && minus(sum, known));
    return [{ currency, available, held, total: whole }];
  });
}

const fill = v.object({
  id: text,
  symbol: v.string(),
  timestamp: time,
  price: figure,
  amount: figure,
  side,
  order: text,
  takerOrMaker: text,
  fee,
});

/** Some venues send every fee with a minus sign. Only a maker gets a rebate. */
function feeOf({ fee: paid, takerOrMaker }: v.InferOutput<typeof fill>): VenueFill['fee'] {
  if (!paid?.currency || !paid.cost) return undefined;
  const isRebate = isNegative(paid.cost) && takerOrMaker === 'maker';
  return { currency: paid.currency, amount: isRebate ? paid.cost : absolute(paid.cost) };
}

/** Own fills, newest first. */
export function fillsOf(value: unknown): VenueFill[] {
  const fills = rowsOf(fill, value).flatMap((row) => {
    const { id, symbol, timestamp, price, amount, order: orderId } = row;
    if (!price || !amount) return [];
    return [{ id, orderId, symbol, side: row.side, price, amount, fee: feeOf(row), at: timestamp }];
  });
  return newestFirst(fills);
}

const order = v.object({
  id: v.string(),
  clientOrderId: text,
  symbol: v.string(),
  side,
  type: v.nullish(v.string()),
  status: v.nullish(v.string()),
  price: figure,
  amount: figure,
  filled: figure,
  reduceOnly: v.nullish(v.boolean()),
  triggerPrice: figure,
  stopLossPrice: figure,
  takeProfitPrice: figure,
  postOnly: v.nullish(v.boolean()),
  info: v.fallback(
    v.optional(
      v.object({
        isWorking: v.optional(v.boolean()),
        limitprice: figure,
        triggerBy: text,
        tpTriggerBy: text,
        slTriggerBy: text,
        stopOrderType: text,
      }),
    ),
    undefined,
  ),
  timestamp: time,
});

/** Bybit's names of the price that triggers. */
const TRIGGERS: Readonly<Record<string, Exits['by']>> = { LastPrice: 'last', MarkPrice: 'mark' };

const triggerOf = (name: string | undefined): Exits['by'] => TRIGGERS[name ?? ''];

/**
 * The exits that an order of a contract carries. The prices of a stop are those of its own trigger, which venues tell besides, and it can only
 * make a position smaller.
 */
function exitsOf({ symbol, reduceOnly, triggerPrice, ...row }: v.InferOutput<typeof order>): Exits | undefined {
  if (!isContract(symbol) || reduceOnly === true || maybePositive(triggerPrice)) return undefined;
  const [takeProfit, stopLoss] = [maybePositive(row.takeProfitPrice), maybePositive(row.stopLossPrice)];
  if (!takeProfit && !stopLoss) return undefined;
  const ofTakeProfit = triggerOf(row.info?.tpTriggerBy);
  const ofStopLoss = triggerOf(row.info?.slTriggerBy);
  // Two different ones are not told as one of them.
  const ofBoth = ofTakeProfit === ofStopLoss ? ofTakeProfit : undefined;
  return { takeProfit, stopLoss, by: !takeProfit ? ofStopLoss : !stopLoss ? ofTakeProfit : ofBoth };
}

/** Bybit's names of the stops that have the size of their position. */
const OF_POSITION: ReadonlySet<string | undefined> = new Set(['TakeProfit', 'StopLoss']);

const ORDER_STATES: Readonly<Record<string, OrderState>> = {
  open: 'open',
  closed: 'filled',
  canceled: 'cancelled',
  expired: 'cancelled',
  rejected: 'rejected',
};

const stateOf = (status: string | null | undefined): OrderState => ORDER_STATES[status ?? 'open'] ?? 'open';

const placed = v.object({ id: v.pipe(v.string(), v.nonEmpty()), status: v.nullish(v.string()), filled: figure });

/**
 * The state of an order in the reply to it.
 * @throws if it has no id, or tells of an ended order no filled amount
 */
export function placedOf(value: unknown): Pick<VenueOrder, 'id' | 'state' | 'filled' | 'isStateAssumed'> {
  const { id, status, filled } = v.parse(placed, value);
  const state = stateOf(status);
  if (state === 'cancelled' && filled === undefined) throw new Error('the filled amount of the order is unknown');
  return { id, state, filled: filled ?? ZERO, ...(!status && { isStateAssumed: true }) };
}

/** Binance tells that an order works, Kraken the limit of a stop-limit order once it is placed. */
const isTriggered = ({ info }: v.InferOutput<typeof order>) =>
  info?.isWorking === true || maybePositive(info?.limitprice) !== undefined;

/** What ccxt calls closed is filled, but for a limit order with a part: the venue has ended its rest. */
function endOf(state: OrderState, { amount, filled }: { amount: Decimal; filled: Decimal | undefined }): OrderState {
  return state === 'filled' && filled !== undefined && isPositive(filled) && isLess(filled, amount)
    ? 'cancelled'
    : state;
}

/** Newest first. An order without a known state counts as open: it must not be taken for one that is done. */
export function ordersOf(value: unknown): VenueOrder[] {
  const orders = rowsOf(order, value).flatMap((row) => {
    const { id, clientOrderId, symbol, status, timestamp, price, amount, filled, type, reduceOnly } = row;
    if (!amount) return [];
    const exits = exitsOf(row);
    const trigger = exits ? undefined : maybePositive(row.takeProfitPrice ?? row.stopLossPrice ?? row.triggerPrice);
    const by = triggerOf(row.info?.triggerBy);
    const made = {
      id,
      clientId: clientOrderId,
      symbol,
      price,
      side: row.side,
      type: type === 'market' ? 'market' : 'limit',
      state: type === 'market' ? stateOf(status) : endOf(stateOf(status), { amount, filled }),
      amount,
      filled: filled ?? ZERO,
      ...(reduceOnly === true && { reduces: true }),
      ...(trigger && { stop: { price: trigger, ...(by && { by }) } }),
      ...(exits && { exits }),
      ...(trigger && OF_POSITION.has(row.info?.stopOrderType) && { isOfPosition: true }),
      ...(trigger && isTriggered(row) && { isTriggered: true }),
      ...(row.postOnly === true && { inForce: 'post_only' as const }),
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
