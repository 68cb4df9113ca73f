import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { spotExchange, spotHandlers, type SpotExchange } from './handlers';
import { marketHandlers } from './market-handlers';

/** At the top of a file of tests: an exchange, and the market around it, that begin anew with each of them. */
export function freshExchange(make: () => SpotExchange = spotExchange) {
  const server = setupServer();
  const present = { exchange: make() };
  /** Everything answers as it should again. */
  const heal = () => {
    server.resetHandlers();
    server.use(...spotHandlers(present.exchange), ...marketHandlers());
  };
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    present.exchange = make();
    heal();
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { server, present, heal };
}
