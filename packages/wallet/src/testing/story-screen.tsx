import { storyFetch, testStore } from '@bourse/api-client/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { useState, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { reducers } from '../reducers';
import { walletExchange, walletHandlers, type WalletExchange } from './handlers';

export interface StoryScreenProps {
  readonly screen: ComponentType;
  readonly address?: string;
  /** What the back end knows, in place of the usual. */
  readonly exchange?: Partial<WalletExchange>;
}

/** A screen of the wallet for a story: real store and router, a back end of handlers. */
export function StoryScreen({ screen: Screen, address = '/', exchange = {} }: StoryScreenProps) {
  const [{ store, realtime }] = useState(() => {
    const fake = fakeRealtime();
    const made = testStore({
      session: { token: 'token', userId: 7 },
      extra: { realtime: fake },
      transport: { fetch: storyFetch(walletHandlers(walletExchange(exchange))) },
    });
    made.addReducers(reducers);
    return { realtime: fake, store: made };
  });
  return (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <MemoryRouter initialEntries={[address]}>
          <main>
            <Screen />
          </main>
        </MemoryRouter>
      </RealtimeProvider>
    </Provider>
  );
}
