import { decimal, id, int, list } from '../wire';
import { offeredNames } from '../site';
import { EXIT_ABILITIES } from './exits';
import { positiveDecimal } from './positive';
import * as v from 'valibot';

const ORDER_MODES = ['limit', 'market'] as const;

/**
 * Types of orders with a limit price beyond the specification. `post_only`: refused if it would trade at once; `ioc` (immediate or
 * cancel): its untraded part is cancelled; `fok` (fill or kill): trades at once as a whole, or is refused; `stop_limit`: waits until a
 * trade reaches its trigger price.
 */
export const LIMIT_TYPES = ['post_only', 'ioc', 'fok', 'stop_limit'] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

/** What an exchange accepts of orders of a pair. A missing field is no limit. */
const orderLimits = v.pipe(
  v.object({
    currency_id: id,
    legal_id: id,
    /** Types of spot orders: `limit`, `market`, types of limit orders, see `LIMIT_TYPES`, and abilities, see `EXIT_ABILITIES`; missing: limit and market. */
    order_types: offeredNames,
    /** Prices are whole multiples of it, in quote currency. */
    price_step: positiveDecimal,
    /** Amounts are whole multiples of it, in base currency. */
    number_step: positiveDecimal,
    /** The smallest amount, in base currency. */
    min_number: positiveDecimal,
    /** The smallest price × amount, in quote currency. */
    min_total: positiveDecimal,
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
    exits: EXIT_ABILITIES.filter((ability) => wire.order_types?.includes(ability)),
    priceStep: wire.price_step,
    amountStep: wire.number_step,
    minAmount: wire.min_number,
    minTotal: wire.min_total,
    leverage: wire.leverage && { multiples: wire.leverage.multiples, lotSize: wire.leverage.lot_size },
  })),
);
export type OrderLimits = v.InferOutput<typeof orderLimits>;

/** The limits of orders that the back end announces, by pair. A missing pair has no announced limits. */
export const orderCapabilities = v.pipe(
  v.object({ order_limits: v.nullish(list(orderLimits), []) }),
  v.transform(({ order_limits }) => order_limits),
);
