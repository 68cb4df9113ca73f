import { capabilities } from '@bourse/contracts/site';
import type { Exchange } from '../exchange-interface';
import type { Prices } from '../feed/status';
import type { Router } from '../http/route';

/** What clients can use and no product of the exchange announces. */
const OTHERS = ['news', 'registration', 'password_reset'];

interface Needs {
  readonly exchange: Pick<Exchange, 'pairs' | 'products'>;
  /** The market that the sandbox follows, if any. */
  readonly prices: Prices | undefined;
}

/** Abilities of the sandbox beyond the specification, its products and limits, and the market that it follows, if any. */
export function capabilityRoutes({ route }: Router, { exchange, prices }: Needs): void {
  const announced = exchange.products.flatMap((product) => product.announced ?? []);
  const products = [...announced.flatMap(({ names }) => names), ...OTHERS];
  route(capabilities, () => ({
    ...Object.fromEntries(announced.flatMap(({ fields }) => Object.entries(fields?.(exchange.pairs()) ?? {}))),
    products,
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
