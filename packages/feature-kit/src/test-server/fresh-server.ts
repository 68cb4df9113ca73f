import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/**
 * For the top of a test file: a server with new handlers for each test.
 * @param make creates the handlers over new state
 */
export function freshServer(make: () => readonly HttpHandler[]) {
  const server = setupServer();
  /** Removes the handlers that a test has added. */
  const heal = (handlers: readonly HttpHandler[]) => {
    server.resetHandlers();
    server.use(...handlers);
  };
  const present: { handlers: readonly HttpHandler[] } = { handlers: [] };
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    present.handlers = make();
    heal(present.handlers);
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return { server, heal: () => heal(present.handlers) };
}
