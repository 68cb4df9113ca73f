import type { c2cCapabilities } from '@bourse/contracts/c2c';
import { capabilities } from '@bourse/contracts/site';
import { LEVERAGE_ORDER_TYPES, type leverCapabilities } from '@bourse/contracts/lever';
import { LIMIT_TYPES, type orderCapabilities } from '@bourse/contracts/market';
import type { spotCapabilities } from '@bourse/contracts/spot';
import type * as v from 'valibot';
import type { Exchange } from '../exchange-interface';
import type { Prices } from '../feed/status';
import { C2C_LIMITS } from '../products/c2c/limits';
import type { Router } from '../http/route';

/** Everything that a client can show. */
const PRODUCTS = [
  'spot',
  'leverage',
  'options',
  'c2c',
  'subscription',
  'deposits',
  'withdrawals',
  'transfers',
  'news',
  'registration',
  'password_reset',
];

interface Needs {
  readonly exchange: Pick<Exchange, 'pairs'>;
  /** The market that the sandbox follows, if any. */
  readonly prices: Prices | undefined;
}

type OfProducts = v.InferInput<typeof c2cCapabilities> &
  v.InferInput<typeof leverCapabilities> &
  v.InferInput<typeof orderCapabilities> &
  v.InferInput<typeof spotCapabilities>;

/** Abilities of the sandbox beyond the specification, its products and limits, and the market that it follows, if any. */
export function capabilityRoutes({ route }: Router, { exchange, prices }: Needs): void {
  const ofProducts = (): OfProducts => ({
    c2c_partial: 1,
    order_amend: 1,
    leverage_order_types: [...LEVERAGE_ORDER_TYPES],
    leverage_partial_close: 1,
    limits: { c2c_cancellations: C2C_LIMITS.cancellationsOfDay, c2c_unfinished: C2C_LIMITS.unfinishedOrders },
    order_limits: exchange.pairs().map(({ baseId, quoteId, tickSize, lotSize, minQuantity }) => ({
      currency_id: baseId,
      legal_id: quoteId,
      order_types: ['limit', 'market', ...LIMIT_TYPES],
      price_step: tickSize,
      number_step: lotSize,
      min_number: minQuantity,
    })),
  });
  route(capabilities, () => ({
    ...ofProducts(),
    products: PRODUCTS,
    ...(prices && { prices: wirePrices(prices) }),
  }));
}

function wirePrices(prices: Prices) {
  return {
    venue: prices.venue,
    state: prices.state(),
    recorded: prices.isRecorded ? 1 : 0,
    pairs: prices.pairs().map(({ id, symbol, isLate }) => ({ id, symbol, late: isLate ? 1 : 0 })),
  };
}
