import { respond, status, testStore } from '@bourse/api-client/testing';
import { fakeRealtime } from '@bourse/realtime/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBuys, placeBuy } from '../contract';
import { aTicket } from '../testing/fixtures';
import { spotExchange, spotHandlers, type SpotExchange } from '../testing/handlers';
import { spotReducers } from '../testing/reducers';
import { lookForOrder, sendOrder } from './send-order';
import { pressed, selectSubmission } from './slice';

const server = setupServer();
let exchange: SpotExchange;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  exchange = spotExchange();
  server.use(...spotHandlers(exchange));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function storeWithOrder() {
  const store = testStore({
    reducers: spotReducers,
    extra: { realtime: fakeRealtime() },
    session: { token: 'token', userId: 7 },
  });
  store.dispatch(pressed(aTicket()));
  return store;
}

describe('an order in the confirmation', () => {
  it('is sent once, however many call for it at the same moment', async () => {
    const store = storeWithOrder();
    const results = await Promise.all([store.dispatch(sendOrder()), store.dispatch(sendOrder())]);
    expect(results).toEqual([expect.objectContaining({ kind: 'done' }), undefined]);
    expect(exchange.received).toHaveLength(1);
  });

  it('is not sent again once it was sent', async () => {
    const store = storeWithOrder();
    await store.dispatch(sendOrder());
    expect(await store.dispatch(sendOrder())).toBeUndefined();
    expect(exchange.received).toHaveLength(1);
  });

  it('is looked for when its reply is lost, and again when asked, once at a time', async () => {
    let looks = 0;
    server.use(
      respond(placeBuy, () => status(500)),
      respond(openBuys, () => {
        looks += 1;
        return { list: [] };
      }),
    );
    const store = storeWithOrder();
    await store.dispatch(sendOrder());
    // Neither list had come before the order left: nothing can be said for sure.
    expect(selectSubmission(store.getState())).toMatchObject({ phase: 'found', finding: { kind: 'unsure' } });
    expect(looks).toBe(1);
    await Promise.all([store.dispatch(lookForOrder()), store.dispatch(lookForOrder())]);
    expect(selectSubmission(store.getState())).toMatchObject({ phase: 'found', finding: { kind: 'unsure' } });
    expect(looks).toBe(2);
  });
});
