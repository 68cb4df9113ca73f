import { freshServer } from '@bourse/feature-kit/test-server';
import { decimal } from '@bourse/decimal';
import { respond, testStore } from '@bourse/api-client/testing';
import { useBook } from '@bourse/market';
import { bookEvent } from '@bourse/contracts/market';
import { aBook, aPair, wireBook } from '@bourse/market/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { balanceChanged } from '@bourse/contracts/events';
import { fakeRealtime } from '@bourse/realtime/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { openBuys, openSells } from '@bourse/contracts/spot';
import { useDeal } from '../deal-screen/use-deal';
import { useOpenOrders } from '../open-orders/use-open-orders';
import { spotExchange, spotHandlers } from '../testing/handlers';
import { reducers } from '../reducers';

const { server } = freshServer(() => []);

function surroundings() {
  const realtime = fakeRealtime();
  const store = testStore({ reducers, extra: { realtime }, session: { token: 'token', userId: 7 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>
    </Provider>
  );
  return { realtime, wrapper };
}

const wireOrder = (id: number) => ({
  id,
  create_time: 1_790_000_000,
  currency_name: 'BTC',
  legal_name: 'USDT',
  price: '97000',
  number: '1',
});

it('open orders that change during a request are requested again afterwards, and the later list wins', async () => {
  let open: number[] = [];
  const leave: (() => void)[] = [];
  server.use(
    respond(openSells, () => ({ list: [] })),
    respond(openBuys, async ({ request }) => {
      if (request.page > 1) return { list: [] };
      const known = open;
      await new Promise<void>((go) => void leave.push(go));
      return { list: known.map(wireOrder) };
    }),
  );
  const { realtime, wrapper } = surroundings();
  const { result } = renderHook(() => useOpenOrders(undefined), { wrapper });
  await waitFor(() => expect(leave).toHaveLength(1));

  // An order is placed elsewhere, and the list without it is still on its way.
  open = [2002];
  act(() => realtime.emit(balanceChanged, {}));
  expect(leave).toHaveLength(1);
  leave[0]?.();
  await waitFor(() => expect(leave).toHaveLength(2));
  leave[1]?.();
  await waitFor(() => expect(result.current.orders.map(({ id }) => id)).toEqual([2002]));
});

it('an identical later reply resets the age of the data', async () => {
  server.use(...spotHandlers(spotExchange()));
  const { realtime, wrapper } = surroundings();
  const { result } = renderHook(
    () => {
      const { snapshot, retry } = useDeal(aPair());
      return { book: useBook({ id: '1-3', last: decimal('97250.5') }, snapshot), retry };
    },
    { wrapper },
  );
  const bestBid = () => result.current.book.get()?.bids[0]?.price;
  await waitFor(() => expect(bestBid()).toBe('96990'));
  act(() => realtime.emit(bookEvent, wireBook('1-3', aBook())));
  expect(bestBid()).toBe('97250.25');
  act(() => result.current.retry());
  await waitFor(() => expect(bestBid()).toBe('96990'));
});
