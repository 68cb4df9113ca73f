import { freshServer } from '@bourse/feature-kit/test-server';
import { dealMarketHandlers } from '@bourse/trading/testing';
import { spotExchange, spotHandlers, type SpotExchange } from './handlers';

/** For the top of a test file: a new exchange and market data for each test. */
export function freshExchange(make: () => SpotExchange = spotExchange) {
  const present = { exchange: make() };
  const { server, heal } = freshServer(() => {
    present.exchange = make();
    return [...spotHandlers(present.exchange), ...dealMarketHandlers()];
  });
  return { server, present, heal };
}
