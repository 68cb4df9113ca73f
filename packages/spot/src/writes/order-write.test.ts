// @vitest-environment jsdom
import { freshServer } from '@bourse/feature-kit/test-server';
import { respond, status, testStore } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { fakeRealtime } from '@bourse/realtime/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { beforeEach, expect, it } from 'vitest';
import { spotApi } from '../api';
import { openBuys, placeBuy } from '@bourse/contracts/spot';
import { anOpenOrder, aTicket } from '../testing/fixtures';
import { spotExchange, spotHandlers, type SpotExchange } from '../testing/handlers';
import { reducers } from '../reducers';
import { orderWrite } from './order-write';

const { server } = freshServer(() => []);
let exchange: SpotExchange;

beforeEach(() => {
  exchange = spotExchange();
  server.use(...spotHandlers(exchange));
});

function storeWithOrder() {
  const store = testStore({
    reducers,
    extra: { realtime: fakeRealtime() },
    session: { token: 'token', userId: 7 },
  });
  store.dispatch(orderWrite.press(aTicket()));
  return store;
}

it('an order with another amount shows both amounts until the user closes the warning', async () => {
  const store = storeWithOrder();
  await store.dispatch(spotApi.endpoints.openOrders.initiate({ baseId: 1 }));
  await store.dispatch(spotApi.endpoints.completedOrders.initiate({ baseId: 1 }));
  server.use(
    respond(placeBuy, () => {
      exchange.open = [anOpenOrder({ id: 2001, amount: decimal('5'), remaining: decimal('5') })];
      return '';
    }),
  );
  await store.dispatch(orderWrite.send());
  await eventually(() =>
    expect(orderWrite.selectDifference(store.getState())).toEqual({ confirmed: '0.5', created: '5', unit: 'BTC' }),
  );
  store.dispatch(orderWrite.closeDifference());
  expect(orderWrite.selectDifference(store.getState())).toBeUndefined();
});

it('an order in the confirmation is sent once for concurrent calls', async () => {
  const store = storeWithOrder();
  const results = await Promise.all([store.dispatch(orderWrite.send()), store.dispatch(orderWrite.send())]);
  expect(results).toEqual([expect.objectContaining({ kind: 'done' }), undefined]);
  expect(exchange.received).toHaveLength(1);
});

it('an order in the confirmation is not sent again', async () => {
  const store = storeWithOrder();
  await store.dispatch(orderWrite.send());
  expect(await store.dispatch(orderWrite.send())).toBeUndefined();
  expect(exchange.received).toHaveLength(1);
});

it('an order in the confirmation is looked up when its reply is lost, and again on request, one look-up at a time', async () => {
  let looks = 0;
  server.use(
    respond(placeBuy, () => status(500)),
    respond(openBuys, () => {
      looks += 1;
      return { list: [] };
    }),
  );
  const store = storeWithOrder();
  await store.dispatch(orderWrite.send());
  // Neither list was loaded before the order was sent: the outcome is uncertain.
  expect(orderWrite.select(store.getState())).toMatchObject({ phase: 'found', finding: { kind: 'unsure' } });
  expect(looks).toBe(1);
  await Promise.all([store.dispatch(orderWrite.lookUp()), store.dispatch(orderWrite.lookUp())]);
  expect(orderWrite.select(store.getState())).toMatchObject({ phase: 'found', finding: { kind: 'unsure' } });
  expect(looks).toBe(2);
});
