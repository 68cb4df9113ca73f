import {
  alsoReads,
  confirmation,
  decimal,
  defineCall,
  id,
  int,
  intOrUnknown,
  list,
  maybeDecimal,
  maybeTime,
  page,
  text,
} from '../wire';
import { isPositive } from '@bourse/decimal';
import { defineEvent } from '../events';
import * as v from 'valibot';

/** Direction of an option. */
export type Direction = 'up' | 'down';

/** `type` on the wire (money side, section 4). */
export const DIRECTION_TYPE = { up: 1, down: 2 } as const;

/** `status` of an order and of a list of orders. */
export const ORDER_STATUS = { trading: 1, closed: 3 } as const;
export type OrderStatus = keyof typeof ORDER_STATUS;

/** Rows of a page of `microtrade/lists` (money side, section 9). */
export const PAGE_SIZE = 20;

const own = { access: 'required' } as const;

/** A figure above zero; back ends send 0 for a missing one. */
const maybePositive = v.pipe(
  maybeDecimal,
  v.transform((figure) => (figure !== undefined && isPositive(figure) ? figure : undefined)),
);

/**
 * A duration and the share of the stake that a win pays, in per cent. The limits of its stake, and the share that a loss costs, are
 * beyond the specification; without that share a loss costs the whole stake.
 */
const duration = v.pipe(
  v.object({
    seconds: v.pipe(int, v.minValue(1)),
    profit_ratio: decimal,
    loss_ratio: maybePositive,
    min_amount: maybePositive,
    max_amount: maybePositive,
  }),
  v.transform(({ seconds, profit_ratio, loss_ratio, min_amount, max_amount }) => ({
    seconds,
    profitRatio: profit_ratio,
    ...(loss_ratio !== undefined && { lossRatio: loss_ratio }),
    ...(min_amount !== undefined && { minimum: min_amount }),
    ...(max_amount !== undefined && { maximum: max_amount }),
  })),
);
export type Duration = v.InferOutput<typeof duration>;

/** The durations on offer; the first one is the default. */
export const optionSeconds = defineCall({
  ...own,
  method: 'GET',
  path: '/microtrade/seconds',
  request: v.object({}),
  reply: list(duration),
});

/** A preset amount: `{ number: 100 }`, or the number itself. */
const presetAmount = v.union([
  v.pipe(
    v.object({ number: decimal }),
    v.transform(({ number }) => number),
  ),
  decimal,
]);

const wallet = v.object({
  /** Available balance of the options account, insurance included. */
  micro_with_insurance: maybeDecimal,
  insurance_balance: maybeDecimal,
});

/** The rules of an insurance; fields beyond the name are not part of the specification. */
const insuranceType = v.pipe(
  v.object({ id: v.fallback(v.optional(id), undefined), name: text, coverage: maybeDecimal, price: maybeDecimal }),
  v.transform(({ name, coverage, price }) => ({ name, coverage, price })),
);

const userInsurance = v.pipe(
  v.object({ name: v.pipe(text, v.nonEmpty()), amount: maybeDecimal, effective_at: maybeTime, expires_at: maybeTime }),
  v.transform(({ name, amount, effective_at, expires_at }) => ({
    name,
    amount,
    effectiveAt: effective_at,
    expiresAt: expires_at,
  })),
);

/** Back ends send an empty list where an object is due and there is none. */
const maybeUserInsurance = v.fallback(v.nullish(userInsurance), undefined);

/** A currency in which options can be paid. */
const payableCurrency = v.pipe(
  v.object({
    id,
    name: text,
    micro_numbers: list(presetAmount),
    /** Per cent of the stake. */
    micro_trade_fee: maybeDecimal,
    user_wallet: v.fallback(v.nullish(wallet), undefined),
    insurance_types: list(insuranceType),
    user_insurance: maybeUserInsurance,
  }),
  v.transform((wire) => ({
    id: wire.id,
    name: wire.name,
    presets: wire.micro_numbers.filter(isPositive),
    feeRate: wire.micro_trade_fee,
    /** `undefined` for a visitor and where it is not sent. */
    balance: wire.user_wallet?.micro_with_insurance,
    insuranceBalance: wire.user_wallet?.insurance_balance,
    insuranceTypes: wire.insurance_types,
    insurance: wire.user_insurance ?? undefined,
  })),
);
export type PayableCurrency = v.InferOutput<typeof payableCurrency>;

/** The currencies in which options are paid, with presets, fee rate and the user's balance. */
export const payableCurrencies = defineCall({
  ...own,
  method: 'GET',
  path: '/microtrade/payable_currencies',
  request: v.object({}),
  reply: list(payableCurrency),
});

/** Opens an option. The reply is the server's text on success. */
export const optionSubmit = defineCall({
  ...own,
  method: 'POST',
  path: '/microtrade/submit',
  request: v.object({
    /** `id` of the quotation row. */
    match_id: id,
    currency_id: id,
    type: v.pipe(int, v.picklist([1, 2])),
    seconds: int,
    number: decimal,
  }),
  reply: confirmation,
});

const milliseconds = v.fallback(v.optional(v.pipe(decimal, v.transform(Number))), undefined);

/** An option order (money side, section 3). */
export const optionOrder = v.pipe(
  v.object({
    id,
    symbol_name: text,
    seconds: intOrUnknown,
    number: decimal,
    currency_name: text,
    open_price: decimal,
    end_price: maybePositive,
    type: v.union([v.number(), v.string()]),
    status: v.union([v.number(), v.string()]),
    profit_ratio: decimal,
    loss_ratio: maybePositive,
    remain_milli_seconds: milliseconds,
    fact_profits: maybeDecimal,
    fee: maybeDecimal,
    /** Optional: `id` of the quotation row of the pair. */
    match_id: v.fallback(v.optional(id), undefined),
    /** Optional: the moments of opening and expiry. */
    create_time: maybeTime,
    handle_time: maybeTime,
  }),
  v.transform((wire) => ({
    id: wire.id,
    symbol: wire.symbol_name,
    matchId: wire.match_id,
    /** Length of the option; `undefined` where it is not sent. */
    seconds: wire.seconds,
    /** The stake. */
    amount: wire.number,
    currency: wire.currency_name,
    openPrice: wire.open_price,
    endPrice: wire.end_price,
    direction: String(wire.type) === '1' ? ('up' as const) : ('down' as const),
    status: String(wire.status) === '3' ? ('closed' as const) : ('trading' as const),
    /** Per cent of the stake that a win pays. */
    profitRatio: wire.profit_ratio,
    /** Per cent of the stake that a loss costs; `undefined` where it is not sent. */
    lossRatio: wire.loss_ratio,
    /** Time to expiry when the server wrote the reply, in milliseconds; not below zero, and zero where it is not sent: the order then
     * counts as settling. */
    remaining: Math.max(0, wire.remain_milli_seconds ?? 0),
    /** P/L as settled by the exchange, without the fee. */
    profit: wire.fact_profits,
    fee: wire.fee,
    openedAt: wire.create_time,
    settledAt: wire.handle_time,
  })),
);
export type OptionOrder = v.InferOutput<typeof optionOrder>;

/** A page of the user's orders, newest first; `match_id` only for running orders. */
export const optionOrders = defineCall({
  ...own,
  method: 'GET',
  path: '/microtrade/lists',
  request: v.object({
    page: int,
    status: v.pipe(int, v.picklist([1, 3])),
    limit: int,
    match_id: v.optional(id),
  }),
  reply: v.pipe(
    page(optionOrder, v.object({ data: list(optionOrder) })),
    v.transform(({ rows }) => rows),
  ),
});

/** `closed_microorder`: an order of the user has been settled. Some back ends send it under `data`. */
export const optionSettled = defineEvent({
  name: 'closed_microorder',
  delivery: 'every',
  key: () => 'user',
  payload: alsoReads(
    optionOrder,
    v.pipe(
      v.object({ data: optionOrder }),
      v.transform(({ data }) => data),
    ),
  ),
});
