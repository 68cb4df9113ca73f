import { testStore } from '@bourse/api-client/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime, type FakeRealtime } from '@bourse/realtime/testing';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';

export interface MarketSurroundings {
  readonly realtime: FakeRealtime;
  readonly store: ReturnType<typeof testStore>;
  readonly wrapper: (props: { children: ReactNode }) => ReactNode;
}

/** Store, connection and router around the component under test. */
export function marketSurroundings({ address = '/' } = {}): MarketSurroundings {
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>
      <Provider store={store}>
        <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>
      </Provider>
    </MemoryRouter>
  );
  return { realtime, store, wrapper };
}
