import { anyContent, confirmation, decimal, defineCall, id, int, maybeDecimal, page } from '../wire';
import { pairKeys, TRAIL_UNITS } from '../market';
import * as v from 'valibot';
import { EXIT_TRIGGERS } from './choices';
import { orderList, leverOrder } from './order';

const own = { method: 'POST', access: 'required' } as const;

/** Fields of exits beyond both stops; sent only to a back end that announces them. */
const exitFields = {
  /** The price that triggers take profit and stop loss: of the last trade, or the mark price. Missing: the mark price. */
  exit_trigger: v.optional(v.picklist(EXIT_TRIGGERS)),
  /** Makes the stop loss a trailing one: its distance from the best price, and the unit of it. Missing, or 0: it does not trail. */
  trail_distance: v.optional(decimal),
  trail_unit: v.optional(v.picklist(TRAIL_UNITS)),
};

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
    /**
     * 1: only closes positions of the opposite direction; sent only to a back end that announces `reduce_only`. `multiple` is then 1
     * and without meaning.
     */
    reduce_only: v.optional(v.pipe(int, v.picklist([1]))),
    /** The exits of the position that the order opens; sent only to a back end that announces `attached_exits`. 0 means none. */
    target_profit_price: v.optional(decimal),
    stop_loss_price: v.optional(decimal),
    ...exitFields,
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
    status: v.pipe(int, v.picklist([0, 1, 2, 3, 4, 5])),
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

/** A page of the user's positions of a pair. Without a pair: of all pairs; many back ends refuse that, so the client asks `my_trade` instead. */
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
export const leverClose = defineCall({
  ...own,
  path: '/lever/close',
  request: v.object({
    id,
    /**
     * The lots that close; sent only to a back end that announces `leverage_partial_close`. Missing, or more than the position has (a part
     * may have closed meanwhile): all.
     */
    share: v.optional(decimal),
  }),
  reply: confirmation,
});

/** Revoke a pending order. */
export const leverCancel = defineCall({ ...own, path: '/lever/cancel', request: orderId, reply: confirmation });

/** A refusal of the 0 that means no stop, `止盈止损价格不能为0`: such a back end takes both stops together only. */
export const REFUSES_ZERO = /(?:不能|不可)为\s*(?:0|零)|(?:can ?not|must not) be (?:0|zero)/i;

/**
 * Set both stops of a position; 0 means none. Where the back end announces `attached_exits`: of a pending order too. Exits are set
 * together: what is missing is none.
 */
export const leverSetStop = defineCall({
  ...own,
  path: '/lever/setstop',
  request: v.object({ id, target_profit_price: decimal, stop_loss_price: decimal, ...exitFields }),
  reply: confirmation,
});

/**
 * Set the multiple of a position; called only where the back end announces `leverage_multiple_change`. Margin follows: the one at opening
 * becomes contract value at the entry price ÷ multiple. A lower multiple takes what the position then lacks from the available balance, a
 * higher one releases what it holds above.
 */
export const leverSetMultiple = defineCall({
  ...own,
  path: '/lever/setmultiple',
  request: v.object({ id, multiple: decimal }),
  reply: confirmation,
});

/** Close all positions, all long ones or all short ones. */
export const leverBatchClose = defineCall({
  ...own,
  path: '/lever/batch_close',
  request: v.object({ type: v.pipe(int, v.picklist([0, 1, 2])) }),
  reply: confirmation,
});
