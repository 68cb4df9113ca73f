import { Shortcuts } from '@bourse/feature-kit';
import { SkipLink, useChunk } from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation, type Location } from 'react-router';
import { shellMessages } from '../locales/messages';
import { isRouteHandle, type RouteHandle } from '../routing/route-handle';
import { loadAccountLayout } from './account/lazy-account-layout';
import { Footer } from './footer/footer';
import { Column, frameVariables, Main } from './frame-parts';
import { Header } from './header/header';
import { OfflineBar } from './offline-bar';
import { ProgressLine } from './progress-line';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePageTitle } from './use-page-title';

const MAIN_ID = 'main';

/** The first entry of every document has the key `default`: by it a page would start where another one was left. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Handle of the current route; absent on pages without a feature. */
function useRouteHandle(): RouteHandle | undefined {
  const handles = useMatches().map(({ handle }): unknown => handle);
  return handles.filter(isRouteHandle).at(-1);
}

/**
 * Around every screen: skip link, header, the screen itself, the footer except on standalone screens, and the features' background
 * work. All routes share one frame, so that a navigation does not mount it again.
 */
export function Frame({ background }: { readonly background?: ReactNode }) {
  const text = shellMessages.useText();
  const { state } = useNavigation();
  const handle = useRouteHandle();
  const isAccount = handle?.layout === 'account';
  // Loaded with the screen, see `screen-route.tsx`.
  const account = useChunk(loadAccountLayout, isAccount);
  const main = useFocusOnNavigation();
  usePageTitle(handle);

  return (
    <Column>
      <Global styles={frameVariables} />
      <SkipLink href={`#${MAIN_ID}`} label={text('header.skip')} onSkip={() => main.current?.focus()} />
      {/* The present screen stays until the next one's code is there. */}
      {state !== 'idle' && <ProgressLine />}
      <Header />
      <OfflineBar />
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        {isAccount && account.status === 'ready' ? (
          <account.module.AccountLayout>
            <Outlet />
          </account.module.AccountLayout>
        ) : (
          <Outlet />
        )}
      </Main>
      {handle?.layout !== 'standalone' && <Footer />}
      <Shortcuts actions={[]} isFallback />
      <ScrollRestoration getKey={scrollKey} />
      {background}
    </Column>
  );
}
