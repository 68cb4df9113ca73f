import { decimal, decimalOrUnknown, flag, id, int, list, maybeDecimal, maybeTime, text } from '../wire';
import { pairId, positiveDecimal, trailFields, trailOf } from '../market';
import * as v from 'valibot';
import { type Direction, EXIT_TRIGGERS, LIST_STATUS } from './choices';

export const maybeId = v.fallback(v.optional(id), undefined);

/** Why a position closed; `nothing_open`: why the exchange revoked a reduce-only order. */
const CLOSE_REASONS = {
  user: 'user',
  batch: 'batch',
  stop_loss: 'stopLoss',
  take_profit: 'takeProfit',
  liquidation: 'liquidation',
  reduce_only: 'reduceOnly',
  nothing_open: 'nothingOpen',
} as const;
/** Their names on the wire. */
const CLOSE_REASON_NAMES = [
  'user',
  'batch',
  'stop_loss',
  'take_profit',
  'liquidation',
  'reduce_only',
  'nothing_open',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[keyof typeof CLOSE_REASONS];

/** A position, or a part of one, that a reduce-only order has closed: an order of its own. */
const closedLots = v.pipe(
  v.object({ id, share: decimal, profits: decimalOrUnknown }),
  v.transform(({ id: of, share, profits }) => ({ id: of, lots: share, profit: profits })),
);

/** A position, a pending order (entrust), or a closed, filled or revoked one (trading side, section 3, "Leverage order"). */
export const leverOrder = v.pipe(
  v.object({
    id,
    type: v.union([v.number(), v.string()]),
    symbol: text,
    share: decimal,
    status: v.fallback(v.optional(int), undefined),
    origin_price: maybeDecimal,
    price: decimal,
    update_price: maybeDecimal,
    caution_money: decimalOrUnknown,
    origin_caution_money: maybeDecimal,
    target_profit_price: positiveDecimal,
    stop_loss_price: positiveDecimal,
    create_time: maybeTime,
    transaction_time: maybeTime,
    handle_time: maybeTime,
    complete_time: maybeTime,
    trade_fee: decimalOrUnknown,
    overnight_money: decimalOrUnknown,
    profits: decimalOrUnknown,
    legal: maybeId,
    currency: maybeId,
    /** Optional: the multiple of the order. */
    multiple: positiveDecimal,
    /** Optional: liquidation price, of a back end that computes it; otherwise the client estimates it. */
    liquidation_price: positiveDecimal,
    /** Optional: why the position closed, or why the exchange revoked the order. */
    close_reason: v.fallback(v.optional(v.picklist(CLOSE_REASON_NAMES)), undefined),
    /** Optional: 1 for an order that only closes positions. */
    reduce_only: v.optional(flag),
    /** Optional: what a filled reduce-only order has closed. */
    closes: v.fallback(v.optional(list(closedLots)), undefined),
    /** Optional: the price that triggers both stops; missing: the mark price. */
    exit_trigger: v.fallback(v.optional(v.picklist(EXIT_TRIGGERS)), undefined),
    /** Optional: of a trailing stop loss. `stop_loss_price` is where it is now. */
    ...trailFields,
  }),
  v.transform((wire) => ({
    id: wire.id,
    direction: directionOf(wire.type),
    symbol: wire.symbol,
    pair:
      wire.legal === undefined || wire.currency === undefined
        ? undefined
        : pairId({ baseId: wire.currency, quoteId: wire.legal }),
    /** Whole lots. */
    lots: wire.share,
    /** The price that the user submitted; equal to `entryPrice` if the back end does not send it. */
    orderPrice: wire.origin_price ?? wire.price,
    /** Entry price of a position, limit price of a pending order. */
    entryPrice: wire.price,
    /** Mark price of a position; the price at which a closed position ended. */
    markPrice: wire.update_price,
    /* Money is `undefined` if the back end does not send it. */
    /** Margin now. */
    margin: wire.caution_money,
    /** Margin at opening. */
    initialMargin: wire.origin_caution_money ?? wire.caution_money,
    takeProfit: wire.target_profit_price,
    stopLoss: wire.stop_loss_price,
    /** Epoch milliseconds; `undefined` if the event has not happened or its time is not sent. */
    submittedAt: wire.create_time,
    openedAt: wire.transaction_time,
    handledAt: wire.handle_time,
    completedAt: wire.complete_time,
    /** Fee charged at opening: spread and trade fee together. */
    tradeFee: wire.trade_fee,
    /** Overnight fees charged until now. */
    overnightFee: wire.overnight_money,
    /** P/L without fees: unrealised while the position is open, realised afterwards. */
    profit: wire.profits,
    multiple: wire.multiple,
    /** The back end's own; `undefined`: the client estimates it. */
    liquidationPrice: wire.liquidation_price,
    /** The back end is closing the position: it is no longer open, and its result is not known yet. */
    isClosing: wire.status === LIST_STATUS.closing,
    ...(wire.reduce_only && { isReduceOnly: true }),
    ...(wire.closes && { closes: wire.closes }),
    ...(wire.exit_trigger !== undefined && { exitTrigger: wire.exit_trigger }),
    ...(trailOf(wire) && { trail: trailOf(wire) }),
    closeReason: wire.close_reason && CLOSE_REASONS[wire.close_reason],
  })),
);

export function directionOf(type: number | string): Direction {
  return String(type) === '1' ? 'long' : 'short';
}

export const orderList = list(leverOrder);

export type LeverOrder = v.InferOutput<typeof leverOrder>;
