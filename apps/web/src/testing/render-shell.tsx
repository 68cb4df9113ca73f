import { createSecondFactorPrompt, type ExchangeStore, type SessionState } from '@bourse/api-client';
import { testStore } from '@bourse/api-client/testing';
import type { Language } from '@bourse/i18n';
import { createTestI18n } from '@bourse/i18n/testing';
import { fakeRealtime, type FakeRealtime } from '@bourse/realtime/testing';
import { createPrepare, siteMapOf, type Feature } from '@bourse/feature-kit';
import { createToastStore, uiKitMessages } from '@bourse/ui-kit';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readBrand } from '../brand/brand';
import { enabledFeatures } from '../brand/products';
import { shellMessages } from '../locales/messages';
import type { Router } from '../router';
import { routesOf } from '../routing/routes';
import { guardedPage } from '../session/guarded-page';
import { createSessionGuard } from '../session/session-guard';

export interface ShellOptions {
  readonly features: readonly Feature[];
  /** The history of the visit, the last address being the present one; the start page where left out. */
  readonly addresses?: readonly string[];
  readonly session?: SessionState;
  readonly language?: Language;
  readonly brand?: unknown;
}

export interface Shell {
  readonly store: ExchangeStore;
  readonly realtime: FakeRealtime;
  readonly router: Router;
  readonly user: UserEvent;
}

/** The shell as `main.tsx` puts it together, in memory: a router without address bar, a connection without server. */
export async function renderShell({
  features,
  addresses = ['/'],
  session,
  language = 'en',
  brand,
}: ShellOptions): Promise<Shell> {
  const i18n = await createTestI18n(language, [shellMessages, uiKitMessages]);
  const guard = createSessionGuard();
  const realtime = fakeRealtime();
  const store = testStore({ extra: { realtime }, middleware: [guard.middleware], ...(session && { session }) });
  const ownBrand = readBrand(brand ?? { timeZone: 'Asia/Shanghai' });
  const enabled = enabledFeatures(features, ownBrand.products);
  const siteMap = siteMapOf(enabled);
  const toasts = createToastStore();
  const client = {
    store,
    realtime,
    i18n,
    toasts,
    prepare: createPrepare(store, i18n),
    secondFactor: createSecondFactorPrompt(),
  };
  const router = createMemoryRouter(routesOf({ client, brand: ownBrand, features: enabled }, siteMap), {
    initialEntries: [...addresses],
  });
  guard.protect(guardedPage(router, toasts, i18n, siteMap));

  render(<RouterProvider router={router} />);
  return { store, realtime, router, user: userEvent.setup() };
}
