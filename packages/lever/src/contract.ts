import {
  anyContent,
  confirmation,
  decimal,
  decimalOrZero,
  defineCall,
  id,
  int,
  list,
  maybeDecimal,
  maybeTime,
  page,
  parseJson,
  reportMalformed,
  text,
} from '@bourse/api-client/contract';
import { compare, isPositive, ONE, ZERO } from '@bourse/decimal';
import { pairId, pairKeys, type BookLevel } from '@bourse/market/contract';
import { defineEvent } from '@bourse/realtime/contract';
import * as v from 'valibot';

/** Direction of a position. On the wire `type` 1 is a buy (long), every other value a sell (short). */
export type Direction = 'long' | 'short';

/** `type` of a submit. */
export const DIRECTION_TYPE = { long: 1, short: 2 } as const;

/** `status` of a submit: 1 opens at once at the market, 0 rests until the mark price reaches the limit price. */
export const ORDER_STATUS = { market: 1, limit: 0 } as const;
export type OrderMode = keyof typeof ORDER_STATUS;

/** `status` of a list of orders (trading side, section 4). Back ends that close later have `closing` positions in between. */
export const LIST_STATUS = { entrusts: 0, positions: 1, closing: 2, closed: 3, revoked: 4 } as const;
export type ReadableList = keyof typeof LIST_STATUS;
/** The lists that are shown; positions that are closing are among the open ones. */
export type ListName = Exclude<ReadableList, 'closing'>;

/** `type` of a batch close. */
export const BATCH_TYPE = { all: 0, long: 1, short: 2 } as const;
export type BatchSelection = keyof typeof BATCH_TYPE;

/** Rows of a page of `my_trade` (trading side, section 9). */
export const PAGE_SIZE = 10;

/** A decimal above zero; `undefined` for every other value. The platform sends 0 for a stop that is not set. */
const positiveDecimal = v.pipe(
  maybeDecimal,
  v.transform((value) => (value !== undefined && isPositive(value) ? value : undefined)),
);

const maybeId = v.fallback(v.optional(id), undefined);

/** Why a position closed. */
const CLOSE_REASONS = {
  user: 'user',
  batch: 'batch',
  stop_loss: 'stopLoss',
  take_profit: 'takeProfit',
  liquidation: 'liquidation',
} as const;
export type CloseReason = (typeof CLOSE_REASONS)[keyof typeof CLOSE_REASONS];

/** A level of the book as the documents ask for it. */
const documentedLevel = v.object({ price: decimal, number: decimal });

/** A level of the book as back ends send it: an object with `number` or `amount`, or a pair of price and amount. */
const level = v.pipe(
  v.union([
    documentedLevel,
    v.pipe(
      v.object({ price: decimal, amount: decimal }),
      v.transform(({ price, amount }) => ({ price, number: amount })),
    ),
    v.pipe(
      v.tuple([decimal, decimal]),
      v.transform(([price, number]) => ({ price, number })),
    ),
  ]),
  v.check(({ price, number }) => isPositive(price) && isPositive(number), 'an empty level'),
  v.transform(({ price, number }): BookLevel => ({ price, amount: number, sum: ZERO })),
);

const bestFirst = (sign: 1 | -1) => (levels: BookLevel[]) =>
  levels.toSorted((a, b) => sign * compare(a.price, b.price));

const bids = v.pipe(list(level), v.transform(bestFirst(-1)), v.metadata({ items: documentedLevel }));
const asks = v.pipe(list(level), v.transform(bestFirst(1)), v.metadata({ items: documentedLevel }));

/** An option of a choice: `10`, `'10'` or `{ value: 10 }`. */
const optionList = list(
  v.pipe(
    v.union([
      int,
      v.pipe(
        v.object({ value: int }),
        v.transform(({ value }) => value),
      ),
    ]),
    v.minValue(1),
  ),
);

/** A position, a pending order (entrust), or a closed or revoked one (trading side, section 3, "Leverage order"). */
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
    caution_money: decimalOrZero,
    origin_caution_money: maybeDecimal,
    target_profit_price: positiveDecimal,
    stop_loss_price: positiveDecimal,
    create_time: maybeTime,
    transaction_time: maybeTime,
    handle_time: maybeTime,
    complete_time: maybeTime,
    trade_fee: decimalOrZero,
    overnight_money: decimalOrZero,
    profits: decimalOrZero,
    legal: maybeId,
    currency: maybeId,
    /** Optional: the multiple of the order. */
    multiple: positiveDecimal,
    /** Optional: why the position closed; one of `user`, `batch`, `stop_loss`, `take_profit`, `liquidation`. */
    close_reason: v.fallback(
      v.optional(v.picklist(['user', 'batch', 'stop_loss', 'take_profit', 'liquidation'])),
      undefined,
    ),
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
    /** The back end is closing the position: it is no longer open, and its result is not known yet. */
    isClosing: wire.status === LIST_STATUS.closing,
    closeReason: wire.close_reason && CLOSE_REASONS[wire.close_reason],
  })),
);

const orderList = list(leverOrder);

export type LeverOrder = v.InferOutput<typeof leverOrder>;

function directionOf(type: number | string): Direction {
  return String(type) === '1' ? 'long' : 'short';
}

/** The state of a pair's leverage screen: book, choices, limits, the user's balance and positions. */
export const leverDeal = defineCall({
  method: 'POST',
  path: '/lever/deal',
  access: 'optional',
  request: v.object(pairKeys),
  reply: v.pipe(
    v.object({
      lever_transaction: v.nullish(v.object({ in: bids, out: asks }), { in: [], out: [] }),
      last_price: maybeDecimal,
      /** Exchange rate of the quote currency to the display currency. */
      ExRAte: maybeDecimal,
      multiple: v.nullish(v.object({ muit: optionList, share: optionList }), { muit: [], share: [] }),
      lever_share_limit: v.nullish(v.object({ min: maybeDecimal, max: maybeDecimal }), {}),
      /** Balance of the contract account: available, margins, and margins and fees held by pending orders. */
      all_levers: maybeDecimal,
      /** Available balance of the contract account. */
      user_lever: maybeDecimal,
      my_transaction: orderList,
      /** Optional: the risk rate is 100 % where equity equals initial margins × maintenance rate. */
      maintenance_rate: maybeDecimal,
      /** Optional: per cent of the contract value, charged once a day and position. */
      overnight_rate: maybeDecimal,
    }),
    v.transform((wire) => ({
      bids: wire.lever_transaction.in,
      asks: wire.lever_transaction.out,
      exchangeRate: wire.ExRAte,
      multiples: wire.multiple.muit,
      lotPresets: wire.multiple.share,
      /** Default minimum 1 (trading side, section 5). */
      minimumLots: wire.lever_share_limit.min ?? ONE,
      /** `undefined` if the server sends no limit or zero. */
      maximumLots:
        wire.lever_share_limit.max !== undefined && isPositive(wire.lever_share_limit.max)
          ? wire.lever_share_limit.max
          : undefined,
      balance: wire.all_levers,
      available: wire.user_lever,
      positions: wire.my_transaction,
      maintenanceRate: wire.maintenance_rate,
      overnightRate: wire.overnight_rate,
    })),
  ),
});

export type LeverDeal = v.InferOutput<(typeof leverDeal)['reply']>;

const own = { method: 'POST', access: 'required' } as const;

/** Open a position at the market (`status` 1) or place a pending order at `target_price` (`status` 0). */
export const leverSubmit = defineCall({
  ...own,
  path: '/lever/submit',
  request: v.object({
    ...pairKeys,
    multiple: decimal,
    share: decimal,
    type: v.pipe(int, v.picklist([1, 2])),
    status: v.pipe(int, v.picklist([0, 1])),
    /** Limit price; the best price of a market order, which the server does not use. */
    target_price: decimal,
  }),
  reply: confirmation,
});

const maybeTotal = v.fallback(v.optional(int), undefined);
const orderPage = v.object({ data: orderList, total: maybeTotal });

/** Optional: figures of the account beside a page of its positions. */
const accountRates = v.fallback(v.object({ hazard_rate: maybeDecimal }), { hazard_rate: undefined });
const documentedPage = v.object({
  message: orderPage,
  total: maybeTotal,
  rate_profits_total: v.optional(accountRates),
});
const ratesIn = (wire: unknown): unknown =>
  typeof wire === 'object' && wire !== null ? Reflect.get(wire, 'rate_profits_total') : undefined;

/** A page of the user's orders of a pair and status, or of all pairs; `total` may be at either depth. */
export const leverMyTrade = defineCall({
  ...own,
  path: '/lever/my_trade',
  request: v.object({
    status: v.pipe(int, v.picklist([0, 1, 2, 3, 4])),
    legal_id: v.optional(id),
    currency_id: v.optional(id),
    page: int,
  }),
  reply: v.pipe(
    anyContent<v.InferInput<typeof documentedPage>>(),
    v.transform((wire) => ({ wire, rates: ratesIn(wire) })),
    v.object({ wire: page(leverOrder, documentedPage), rates: accountRates }),
    v.transform(({ wire: { rows, total }, rates }) => ({
      orders: rows,
      total: total ?? rows.length,
      riskRate: rates.hazard_rate,
    })),
    v.metadata({ documented: documentedPage }),
  ),
});

export type OrderPage = v.InferOutput<(typeof leverMyTrade)['reply']>;

/** A page of the user's positions of a pair. Without a pair: of all pairs. */
export const leverDealAll = defineCall({
  ...own,
  path: '/lever/dealall',
  request: v.object({ legal_id: v.optional(id), currency_id: v.optional(id), page: int }),
  reply: v.pipe(
    v.object({
      order: orderPage,
      /** Optional: risk rate of the account in per cent. */
      hazard_rate: maybeDecimal,
    }),
    v.transform(({ order, hazard_rate }) => ({
      orders: order.data,
      total: order.total ?? order.data.length,
      riskRate: hazard_rate,
    })),
  ),
});

const orderId = v.object({ id });

/** Close a position at the market. */
export const leverClose = defineCall({ ...own, path: '/lever/close', request: orderId, reply: confirmation });

/** Revoke a pending order. */
export const leverCancel = defineCall({ ...own, path: '/lever/cancel', request: orderId, reply: confirmation });

/** Set both stops of a position; 0 means none. */
export const leverSetStop = defineCall({
  ...own,
  path: '/lever/setstop',
  request: v.object({ id, target_profit_price: decimal, stop_loss_price: decimal }),
  reply: confirmation,
});

/** Close all positions, all long ones or all short ones. */
export const leverBatchClose = defineCall({
  ...own,
  path: '/lever/batch_close',
  request: v.object({ type: v.pipe(int, v.picklist([0, 1, 2])) }),
  reply: confirmation,
});

/**
 * Orders as JSON text. Text that does not parse yields `undefined` and is reported; the other fields of the event are
 * still used. A missing field yields `undefined` too: the rows did not change.
 */
const ordersText = v.pipe(
  v.nullish(v.unknown()),
  v.transform((wire): readonly LeverOrder[] | undefined => {
    if (wire === undefined || wire === null) return undefined;
    try {
      const rows = v.safeParse(orderList, typeof wire === 'string' ? parseJson(wire) : wire);
      if (rows.success) return rows.output;
      reportMalformed('lever_trade orders', rows.issues);
    } catch {
      reportMalformed('lever_trade orders', [{ message: 'not JSON' }]);
    }
    return undefined;
  }),
  v.metadata({ json: orderList }),
);

/**
 * `lever_trade`: the user's risk rate, P/L, positions and pending orders. A payload replaces earlier ones with the same
 * fields only: the fields of a partial payload are not lost.
 */
export const leverTradeEvent = defineEvent({
  name: 'lever_trade',
  delivery: 'last',
  // 50 positions are expensive to parse and to render, and figures that change faster are not readable.
  everyMs: 250,
  key: () => 'user',
  wireKey: (wire) => Object.keys(wire ?? {}).join(' '),
  payload: v.pipe(
    v.object({
      type: v.optional(text),
      hazard_rate: maybeDecimal,
      profits_all: maybeDecimal,
      profits: maybeDecimal,
      trades_all: ordersText,
      trades_entrust: ordersText,
    }),
    v.transform((wire) => ({
      /** Per cent. */
      riskRate: wire.hazard_rate,
      /** Unrealised P/L of all positions. */
      profit: wire.profits_all ?? wire.profits,
      positions: wire.trades_all,
      entrusts: wire.trades_entrust,
    })),
  ),
});

/** `lever_closed`: a position of the user has closed. The payload is not used. Not every back end sends it. */
export const leverClosedEvent = defineEvent({
  name: 'lever_closed',
  delivery: 'last',
  key: () => 'user',
  payload: v.fallback(v.object({ id: maybeId }), { id: undefined }),
});

export type LeverUpdate = v.InferOutput<(typeof leverTradeEvent)['payload']>;
