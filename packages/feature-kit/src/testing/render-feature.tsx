import { readDialect, type PresetName } from '@bourse/contracts/dialects';
import type { ExchangeStore, SessionState } from '@bourse/api-client';
import { testStore } from '@bourse/api-client/testing';
import type { Language } from '@bourse/i18n';
import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { KitProviders } from '@bourse/ui-kit/testing';
import { render, type RenderResult } from '@testing-library/react';
import type { ReducersMapObject } from '@reduxjs/toolkit';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import type { FeatureReducer } from '../feature/feature';
import { START_PATH } from '../links/path';

const LOGGED_IN: SessionState = { token: 'token', userId: 7 };

export interface RenderFeatureOptions {
  /** The slices of the feature under test; none where left out. */
  readonly reducers?: Readonly<Record<string, FeatureReducer>>;
  /** The address; `/` where left out. */
  readonly address?: string;
  /** No session; user 7 is logged in where left out. */
  readonly isVisitor?: boolean;
  readonly language?: Language;
  /** The family of the back end; the specification's dialect where left out. */
  readonly dialect?: PresetName;
  /** Components that the shell mounts beside the screen, e.g. the feature's background component. */
  readonly beside?: ReactNode;
}

/** `FeatureState`: the part of the store that the feature's slices make. */
export interface RenderedFeature<FeatureState extends object = object> extends RenderResult {
  readonly store: ExchangeStore<FeatureState>;
  readonly realtime: ReturnType<typeof fakeRealtime>;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly user: UserEvent;
}

/**
 * Renders a screen with a real store, a real router, texts and toasts, as the shell does; the socket is a fake one. Every other
 * address renders a heading with its path.
 */
export function renderFeature<FeatureState extends object = object>(
  ui: ReactNode,
  {
    reducers: slices,
    address = START_PATH,
    isVisitor = false,
    language = 'en',
    dialect,
    beside,
  }: RenderFeatureOptions = {},
): RenderedFeature<FeatureState> {
  const realtime = fakeRealtime();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a feature does not name the type of its state
  const reducers = { ...slices } as ReducersMapObject<FeatureState>;
  const store = testStore<FeatureState>({
    reducers,
    extra: { realtime },
    dialect: readDialect(dialect === undefined ? {} : { preset: dialect }),
    ...(!isVisitor && { session: LOGGED_IN }),
  });
  const path = address.split('?')[0] ?? address;
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            {beside}
          </>
        ),
        children: [
          { path, element: ui },
          { path: '*', Component: OtherScreen },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const rendered = render(
    <Provider store={store}>
      <RealtimeProvider realtime={realtime}>
        <KitProviders language={language}>
          <RouterProvider router={router} />
        </KitProviders>
      </RealtimeProvider>
    </Provider>,
  );
  return { ...rendered, store, realtime, router, user: userEvent.setup() };
}

function OtherScreen() {
  const { pathname } = useLocation();
  return <h1>{`Screen at ${pathname}`}</h1>;
}
