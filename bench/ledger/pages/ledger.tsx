// The ledger of the wallet as the client has it, on a real store; the back end is the bench.
// `?rows=2000`
import { testStore } from '@bourse/api-client/testing';
import { PATHS } from '@bourse/feature-kit';
import { createI18n, I18nProvider } from '@bourse/i18n';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { BourseThemeProvider, Toaster } from '@bourse/ui-kit';
import { wallet } from '@bourse/wallet';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const count = Number(new URLSearchParams(location.search).get('rows') ?? 10);
const NEWEST = 1_795_000_000;
const MINUTE = 60;

const entries = Array.from({ length: count }, (_, at) => ({
  id: count - at,
  value: at % 3 === 0 ? `-${at}.00000001` : `${at}.5`,
  info: at % 3 === 0 ? '委托冻结' : '充值',
  account: at % 2 === 0 ? 'change' : 'legal',
  currency_name: 'USDT',
  created_time: NEWEST - at * MINUTE,
}));

// All entries are on the first page.
const answer: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const page = new URLSearchParams(await request.text()).get('page');
  const isFirst = request.url.includes('account/list') && page === '1';
  return new Response(JSON.stringify({ type: 'ok', message: { data: isFirst ? entries : [] } }));
};
const realtime = fakeRealtime();
const store = testStore({
  extra: { realtime },
  transport: { fetch: answer },
  session: { token: 'token', userId: 1 },
});
for (const load of wallet.reducers ?? []) void load().then(({ reducers }) => store.addReducers(reducers));

const routes = [{ path: '/', children: wallet.routes.map(({ path, lazy }) => ({ path, lazy })) }];
const router = createMemoryRouter(routes, { initialEntries: [PATHS.ledger] });

createRoot(document.getElementById('root') ?? document.body).render(
  <I18nProvider i18n={createI18n({ language: 'en' })}>
    <BourseThemeProvider>
      <Provider store={store}>
        <RealtimeProvider realtime={realtime}>
          <Toaster>
            <Suspense>
              <RouterProvider router={router} />
            </Suspense>
          </Toaster>
        </RealtimeProvider>
      </Provider>
    </BourseThemeProvider>
  </I18nProvider>,
);
