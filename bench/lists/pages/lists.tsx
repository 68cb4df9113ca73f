// The client's list of pairs on a real store and a real connection whose events the benchmark sends.
// `?list=idle|sidebar|quotation&pairs=5000&sort=change`
import { testStore } from '@bourse/api-client/testing';
import { createI18n, I18nProvider } from '@bourse/i18n';
import { home } from '@bourse/home';
import { PairList, useFavourites, usePairs } from '@bourse/market';
import { tickerEvent } from '@bourse/contracts/market';
import { aGroup, aPair, wireGroups } from '@bourse/market/testing';
import { createRealtime, RealtimeProvider } from '@bourse/realtime';
import { BourseThemeProvider } from '@bourse/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FIRST_BASE_ID, type TickerMessage } from '../ticker-stream.ts';

declare global {
  interface Window {
    /** Takes a message of the stream; the bench calls it once for each. */
    onTicker?: (message: TickerMessage) => void;
  }
}

const options = new URLSearchParams(location.search);
const count = Number(options.get('pairs') ?? 10);
const list = options.get('list');

const pairs = Array.from({ length: count }, (_, index) =>
  aPair({ baseId: FIRST_BASE_ID + index, base: `C${String(index).padStart(4, '0')}` }),
);
const reply = (message: unknown) => new Response(JSON.stringify({ type: 'ok', message }));
const answer: typeof fetch = (input) => {
  const { url } = new Request(input);
  if (url.includes('quotation_new')) return Promise.resolve(reply(wireGroups([aGroup({ pairs })])));
  return Promise.resolve(url.includes('timeshar') ? new Response('{"code":1,"data":[]}') : reply([]));
};

const realtime = createRealtime({
  session: () => ({}),
  openLink: (_options, handlers) => {
    window.onTicker = (message) => handlers.onEvent(tickerEvent.name, message);
    return Promise.resolve({ open: () => handlers.onConnect(), close: () => {}, emit: () => {}, want: () => {} });
  },
});
const store = testStore({ extra: { realtime }, transport: { fetch: answer } });

function Sidebar() {
  const { groups, state } = usePairs();
  const [favourites, toggle] = useFavourites();
  return (
    <div style={{ width: 264 }}>
      <PairList
        groups={groups}
        state={state}
        selected={undefined}
        onSelect={() => {}}
        favourites={favourites}
        onToggleFavourite={toggle}
      />
    </div>
  );
}

function Screen({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider i18n={createI18n({ language: 'en' })}>
      <BourseThemeProvider>
        <Provider store={store}>
          <RealtimeProvider realtime={realtime}>
            <Suspense>{children}</Suspense>
          </RealtimeProvider>
        </Provider>
      </BourseThemeProvider>
    </I18nProvider>
  );
}

function Quotation() {
  const sort = options.get('sort');
  const routes = [{ path: '/', children: home.routes.map(({ path, lazy }) => ({ path, lazy })) }];
  const router = createMemoryRouter(routes, { initialEntries: [sort ? `/quotation?sort=${sort}` : '/quotation'] });
  return <RouterProvider router={router} />;
}

// The connection opens with the first subscription.
if (list === 'idle') realtime.subscribe(tickerEvent, { key: 'nobody' }, () => {});

createRoot(document.getElementById('root') ?? document.body).render(
  <Screen>{list === 'sidebar' ? <Sidebar /> : list === 'quotation' ? <Quotation /> : null}</Screen>,
);
