import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { shellMessages } from '../locales/messages';
import { isRouteHandle, type RouteHandle } from '../routing/route-handle';
import { Footer } from './footer/footer';
import { Column, Main } from './frame-parts';
import { Header } from './header/header';
import { OfflineBar } from './offline-bar';
import { ProgressLine } from './progress-line';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePageTitle } from './use-page-title';

const MAIN_ID = 'main';

const SkipLink = styled('a')({
  position: 'fixed',
  top: -100,
  left: 8,
  zIndex: 2000,
  padding: '8px 16px',
  borderRadius: 6,
  color: colour.text,
  backgroundColor: colour.raised,
  '&:focus': { top: 8 },
});

/** What the route that is shown says of itself; nothing on pages that belong to no feature. */
function useRouteHandle(): RouteHandle | undefined {
  const handles = useMatches().map(({ handle }): unknown => handle);
  return handles.filter(isRouteHandle).at(-1);
}

/**
 * What stands around every screen: skip link, header, the screen itself, and the footer but for screens that stand alone.
 * One frame for all of them, so that nothing of it is drawn anew on the way from one to the other.
 */
export function Frame() {
  const text = shellMessages.useText();
  const { state } = useNavigation();
  const handle = useRouteHandle();
  const main = useFocusOnNavigation();
  usePageTitle(handle);

  return (
    <Column>
      <SkipLink
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          // The address stays as it is: a fragment would be one more step back.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {text('header.skip')}
      </SkipLink>
      {/* The present screen stays until the next one's code is there. */}
      {state !== 'idle' && <ProgressLine />}
      <Header />
      <OfflineBar />
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      {handle?.layout !== 'standalone' && <Footer />}
      <ScrollRestoration />
    </Column>
  );
}
