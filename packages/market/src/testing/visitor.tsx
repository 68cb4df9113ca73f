import type { SessionState } from '@bourse/api-client';
import { SiteProvider, type Site } from '@bourse/feature-kit';
import { storyFetch, storySession, testStore } from '@bourse/api-client/testing';
import { RealtimeProvider } from '@bourse/realtime';
import { storyRealtime, type FakeRealtime } from '@bourse/realtime/testing';
import type { HttpHandler } from 'msw';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { marketHandlers } from './handlers';

export interface VisitorOptions {
  /** MSW handlers; the first match answers. Default: those of the market. */
  readonly handlers?: readonly HttpHandler[];
  readonly address?: string;
  /** The session; default: a visitor. */
  readonly session?: SessionState;
  readonly site?: Partial<Site>;
}

export interface Visitor {
  readonly realtime: FakeRealtime;
  readonly store: ReturnType<typeof testStore>;
}

/** A store whose calls the handlers answer, without a server or a worker, and a fake connection. */
export function aVisitor({ handlers = marketHandlers(), session }: VisitorOptions = {}): Visitor {
  const realtime = storyRealtime();
  const store = testStore({
    extra: { realtime },
    transport: { fetch: storyFetch(handlers) },
    ...(session && { session: storySession(session) }),
  });
  return { realtime, store };
}

/** Exposes the current location and navigation type. */
function Place() {
  const { pathname, search } = useLocation();
  const way = useNavigationType();
  return <output hidden data-testid="place">{`${way} ${pathname}${search}`}</output>;
}

/** Providers of a visitor's screen. */
export function VisitorSurroundings({
  children,
  visitor: given,
  ...options
}: VisitorOptions & { readonly visitor?: Visitor; readonly children: ReactNode }) {
  const [{ realtime, store }] = useState(() => given ?? aVisitor(options));
  return (
    <MemoryRouter initialEntries={[options.address ?? '/']}>
      <Provider store={store}>
        <RealtimeProvider realtime={realtime}>
          <SiteProvider site={options.site ?? {}}>
            {children}
            <Place />
          </SiteProvider>
        </RealtimeProvider>
      </Provider>
    </MemoryRouter>
  );
}
