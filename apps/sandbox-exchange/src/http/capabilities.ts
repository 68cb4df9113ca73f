import { capabilities } from '@bourse/feature-kit/contract';
import type { Prices } from '../feed/status';
import { C2C_LIMITS } from '../products/c2c/limits';
import type { Router } from './route';

/** Abilities of the sandbox beyond the specification, and the market that it follows, if any. */
export function capabilityRoutes({ route }: Router, prices?: Prices): void {
  route(capabilities, () => ({
    c2c_partial: 1,
    limits: { c2c_cancellations: C2C_LIMITS.cancellationsOfDay, c2c_unfinished: C2C_LIMITS.unfinishedOrders },
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
