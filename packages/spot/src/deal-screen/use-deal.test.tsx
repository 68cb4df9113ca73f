import { respond, testStore } from '@bourse/api-client/testing';
import { aPair } from '@bourse/market/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { act, renderHook } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deal } from '@bourse/contracts/spot';
import { spotExchange } from '../testing/handlers';
import { reducers } from '../reducers';
import { useDeal } from './use-deal';

const server = setupServer();
beforeAll(() => server.listen());
beforeEach(() => {
  // The remaining timers are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('useDeal reads the book every five seconds while the socket does not deliver, and only once otherwise', async () => {
  let asked = 0;
  server.use(
    respond(deal, () => {
      asked += 1;
      return spotExchange().deal;
    }),
  );
  const realtime = fakeRealtime();
  const store = testStore({ reducers, extra: { realtime } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>
    </Provider>
  );
  const { result } = renderHook(() => useDeal(aPair()), { wrapper });
  await eventually(() => expect(result.current.snapshot).toBeDefined());
  await wait(60);
  expect(asked).toBe(1);

  act(() => realtime.setPhase('down'));
  for (const times of [2, 3]) {
    await wait(5);
    await eventually(() => expect(asked).toBe(times));
  }
});
