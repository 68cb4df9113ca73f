import { testStore } from '@bourse/api-client/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { KitProviders } from '@bourse/ui-kit/testing';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { spotReducers } from './reducers';

const LOGGED_IN = { token: 'token', userId: 7 } as const;

export interface SpotOptions {
  /** Where the reader is; `/dealCenter` where left out. */
  readonly address?: string;
  readonly isVisitor?: boolean;
}

export interface RenderedSpot extends RenderResult {
  readonly store: ReturnType<typeof testStore>;
  readonly realtime: ReturnType<typeof fakeRealtime>;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly user: UserEvent;
}

/**
 * Renders with a real store, a real router, texts and toasts, as the shell does; the connection is a fake one. The login
 * screen is a page that says so.
 */
export function renderSpot(
  ui: ReactNode,
  { address = '/dealCenter', isVisitor = false }: SpotOptions = {},
): RenderedSpot {
  const realtime = fakeRealtime();
  const store = testStore({
    reducers: spotReducers,
    extra: { realtime },
    ...(!isVisitor && { session: LOGGED_IN }),
  });
  const router = createMemoryRouter(
    [
      { path: address.split('?')[0] ?? address, element: ui },
      { path: '/components/login', element: <h1>Login screen</h1> },
    ],
    { initialEntries: [address] },
  );
  const rendered = render(
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <KitProviders>
          <RouterProvider router={router} />
        </KitProviders>
      </RealtimeProvider>
    </Provider>,
  );
  return { ...rendered, store, realtime, router, user: userEvent.setup() };
}
