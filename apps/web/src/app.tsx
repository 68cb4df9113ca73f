import type { ExchangeStore } from '@bourse/api-client';
import { I18nProvider, type I18n } from '@bourse/i18n';
import { SiteProvider, type Feature } from '@bourse/feature-kit';
import { RealtimeProvider, type Realtime } from '@bourse/realtime';
import { BourseThemeProvider, FocusKeeper, Toaster, type ToastStore } from '@bourse/ui-kit';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { Brand } from './brand/brand';
import { BrandContext } from './brand/brand-context';
import { siteOf } from './brand/site';
import type { Router } from './router';
import { SiteMapProvider } from './routing/site-map';

export interface AppProps {
  readonly store: ExchangeStore;
  readonly realtime: Realtime;
  readonly i18n: I18n;
  readonly toasts: ToastStore;
  readonly brand: Brand;
  /** The features that the operator offers. */
  readonly features: readonly Feature[];
  readonly router: Router;
}

/** The providers that screens need, with the router inside. */
export function AppShell({ store, realtime, i18n, toasts, brand, features, router }: AppProps) {
  return (
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <I18nProvider i18n={i18n}>
          <BourseThemeProvider>
            <FocusKeeper />
            <Toaster store={toasts}>
              <BrandContext value={brand}>
                <SiteMapProvider features={features}>
                  <SiteProvider site={siteOf(brand)}>
                    <RouterProvider router={router} />
                  </SiteProvider>
                </SiteMapProvider>
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
