import { alsoReads, decimal, defineCall, flag, id, int, list, maybeDecimal, text } from '@bourse/api-client/contract';
import { isPositive } from '@bourse/decimal';
import * as v from 'valibot';

/** A file of any realm: tests and servers have Blob classes of their own. */
const file = v.custom<Blob>(
  (input) =>
    typeof input === 'object' && input !== null && 'size' in input && 'type' in input && 'arrayBuffer' in input,
);

/** `POST /api/upload`: multipart, one file in the field `file`; the message is the address of the stored file. */
export const upload = defineCall({
  method: 'POST',
  path: '/upload',
  access: 'required',
  body: 'multipart',
  request: v.object({ file }),
  reply: v.pipe(v.string(), v.nonEmpty()),
});

const maybeCount = v.fallback(v.optional(int), undefined);

/** The market that play money is traded at. A back end with prices of its own does not send it. */
const prices = v.pipe(
  v.object({
    /** Name of the venue, `Kraken`. */
    venue: v.pipe(v.string(), v.nonEmpty()),
    /** `live`; `late`: some prices are too old to trade at; `gone`: all of them. */
    state: v.picklist(['live', 'late', 'gone']),
    /** 1: recorded prices are played again. */
    recorded: flag,
    /** The pairs that follow the venue; the others are simulated. `late` 1: orders are refused until there is a price. */
    pairs: list(v.object({ id, symbol: text, late: flag })),
  }),
  v.transform(({ venue, state, recorded, pairs }) => ({
    venue,
    state,
    isRecorded: recorded,
    pairs: pairs.map(({ late, ...pair }) => ({ ...pair, isLate: late })),
  })),
);
export type FollowedPrices = v.InferOutput<typeof prices>;

const maybePositive = v.pipe(
  maybeDecimal,
  v.transform((value) => (value !== undefined && isPositive(value) ? value : undefined)),
);

/** Names of what is offered; `undefined`: everything. */
const names = v.fallback(
  v.pipe(
    v.nullish(list(v.string())),
    v.transform((offered) => offered ?? undefined),
  ),
  undefined,
);

const ORDER_MODES = ['limit', 'market'] as const;

/**
 * Types of orders with a limit price beyond the specification. `post_only`: refused if it would trade at once; `ioc` (immediate or
 * cancel): its untraded part is cancelled; `fok` (fill or kill): trades at once as a whole, or is refused; `stop_limit`: waits until a
 * trade reaches its trigger price.
 */
export const LIMIT_TYPES = ['post_only', 'ioc', 'fok', 'stop_limit'] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

/**
 * Types of leverage orders beyond the specification. `reduce_only`: closes positions of the pair in the opposite direction, oldest
 * first, never more than is open, and never opens one.
 */
export const LEVERAGE_ORDER_TYPES = ['reduce_only'] as const;

/** What an exchange accepts of orders of a pair. A missing field is no limit. */
const orderLimits = v.pipe(
  v.object({
    currency_id: id,
    legal_id: id,
    /** Types of spot orders: `limit`, `market`, and types of limit orders, see `LIMIT_TYPES`; missing: limit and market. */
    order_types: names,
    /** Prices are whole multiples of it, in quote currency. */
    price_step: maybePositive,
    /** Amounts are whole multiples of it, in base currency. */
    number_step: maybePositive,
    /** The smallest amount, in base currency. */
    min_number: maybePositive,
    /** The smallest price × amount, in quote currency. */
    min_total: maybePositive,
    /**
     * Terms of leverage: the offered multiples, and base currency of a lot. Missing: the pair has none, or its terms are those that its
     * leverage screen is sent.
     */
    leverage: v.fallback(v.optional(v.object({ multiples: list(int), lot_size: decimal })), undefined),
  }),
  v.transform((wire) => ({
    baseId: wire.currency_id,
    quoteId: wire.legal_id,
    // A newer back end may offer types that this client does not know.
    orderTypes: ORDER_MODES.filter((mode) => wire.order_types?.includes(mode) ?? true),
    limitTypes: LIMIT_TYPES.filter((type) => wire.order_types?.includes(type)),
    priceStep: wire.price_step,
    amountStep: wire.number_step,
    minAmount: wire.min_number,
    minTotal: wire.min_total,
    leverage: wire.leverage && { multiples: wire.leverage.multiples, lotSize: wire.leverage.lot_size },
  })),
);
export type OrderLimits = v.InferOutput<typeof orderLimits>;

/**
 * What a back end can do beyond the specification, and what of the specification it offers. The call and each of its fields are
 * optional: without `products` and `order_limits` everything is offered, and every other missing field means that the back end does
 * not have the ability.
 */
export const capabilities = defineCall({
  method: 'GET',
  path: '/cfg/capabilities',
  access: 'public',
  request: v.object({}),
  reply: v.pipe(
    v.object({
      /** 1: a part of a c2c ad can be taken, from its minimum on. */
      c2c_partial: v.optional(flag),
      /** 1: an open order gets another price or amount in one step, by `/transaction_amend`. */
      order_amend: v.optional(flag),
      /** Types of leverage orders, see `LEVERAGE_ORDER_TYPES`; missing: orders that open only. */
      leverage_order_types: names,
      /** 1: `/lever/close` takes `share`, the lots that close; the rest of the position stays open under its id. */
      leverage_partial_close: v.optional(flag),
      prices: v.fallback(v.optional(prices), undefined),
      /**
       * The products that are offered: `spot`, `leverage`, `options`, `c2c`, `subscription`, `deposits`, `withdrawals`, `news`, and
       * `transfers` between accounts, without which a user has the spot account only. Missing: all. The client shows no menus and
       * links of the others.
       */
      products: names,
      /** `live`: real money at a venue; `testnet`: play money of a venue. Missing: the platform's own accounts. */
      account: v.fallback(v.optional(v.picklist(['live', 'testnet'])), undefined),
      /** Pairs that are missing have no announced limits. */
      order_limits: v.nullish(list(orderLimits), []),
      limits: v.fallback(
        v.optional(v.object({ c2c_cancellations: maybeCount, c2c_unfinished: maybeCount })),
        undefined,
      ),
    }),
    v.transform((wire) => ({
      takesParts: wire.c2c_partial === true,
      amendsOrders: wire.order_amend === true,
      /** Leverage orders can be reduce-only. */
      reducesOnly: wire.leverage_order_types?.includes('reduce_only') === true,
      /** A part of a leverage position can be closed. */
      closesParts: wire.leverage_partial_close === true,
      /** Cancelled orders of a day from which no c2c ad can be taken. */
      c2cCancellations: wire.limits?.c2c_cancellations,
      /** Unfinished orders from which no c2c ad can be taken. */
      c2cUnfinished: wire.limits?.c2c_unfinished,
      /** The market that is followed; `undefined` where prices are the back end's own. */
      prices: wire.prices,
      /** Names of the offered products; `undefined`: all. */
      products: wire.products,
      /** The kind of account at a venue, which the client shows at all times. */
      account: wire.account,
      orderLimits: wire.order_limits,
    })),
  ),
});
export type Capabilities = v.InferOutput<(typeof capabilities)['reply']>;

/** Where customer service answers. */
export const customerService = defineCall({
  method: 'GET',
  path: '/cfg/kefu',
  access: 'public',
  request: v.object({}),
  reply: v.pipe(
    alsoReads(
      v.object({ pc: text }),
      v.pipe(
        v.string(),
        v.transform((pc) => ({ pc })),
      ),
    ),
    v.transform(({ pc }) => ({ link: pc })),
  ),
});

/** Price of the platform's own token in USDT (money side, section 7, "Subscription"). */
export const tokenPrice = defineCall({
  method: 'POST',
  path: '/bi/price',
  access: 'public',
  request: v.object({}),
  reply: v.pipe(
    v.object({ price: decimal }),
    v.transform(({ price }) => price),
  ),
});
