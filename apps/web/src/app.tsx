import type { ExchangeStore } from '@bourse/api-client';
import { I18nProvider, type I18n } from '@bourse/i18n';
import { SiteProvider } from '@bourse/feature-kit';
import { PairLinksProvider } from '@bourse/home';
import { RealtimeProvider, type Realtime } from '@bourse/realtime';
import { BourseThemeProvider, FocusKeeper, Toaster, type ToastStore } from '@bourse/ui-kit';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { Brand } from './brand/brand';
import { BrandContext } from './brand/brand-context';
import { pairLinksOf, siteOf } from './brand/site';
import type { Router } from './router';
import { SiteMapContext, type SiteMap } from './routing/site-map';

export interface AppProps {
  readonly store: ExchangeStore;
  readonly realtime: Realtime;
  readonly i18n: I18n;
  readonly toasts: ToastStore;
  readonly brand: Brand;
  readonly siteMap: SiteMap;
  readonly router: Router;
}

/** The providers that screens need, with the router inside. */
export function AppShell({ store, realtime, i18n, toasts, brand, siteMap, router }: AppProps) {
  return (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <I18nProvider i18n={i18n}>
          <BourseThemeProvider>
            <FocusKeeper />
            <Toaster store={toasts}>
              <BrandContext value={brand}>
                <SiteMapContext value={siteMap}>
                  <SiteProvider site={siteOf(brand)}>
                    <PairLinksProvider links={pairLinksOf(siteMap)}>
                      <RouterProvider router={router} />
                    </PairLinksProvider>
                  </SiteProvider>
                </SiteMapContext>
              </BrandContext>
            </Toaster>
          </BourseThemeProvider>
        </I18nProvider>
      </RealtimeProvider>
    </Provider>
  );
}

/** The client as the browser shows it. */
export function App(props: AppProps) {
  return (
    <StrictMode>
      <AppShell {...props} />
    </StrictMode>
  );
}
