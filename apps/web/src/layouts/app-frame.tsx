import { Shortcuts } from '@bourse/feature-kit';
import { SkipLink } from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router';
import { PaletteKey } from '../commands/palette-key';
import { shellMessages } from '../locales/messages';
import { useRouteHandle } from '../routing/route-handle';
import { LazyAccountLayout } from './account/lazy-account-layout';
import { LazyFooter } from './footer/lazy-footer';
import { Column, frameVariables, Main } from './frame-parts';
import { Header } from './header/header';
import { OfflineBar } from './offline-bar';
import { ProgressLine } from './progress-line';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePageTitle } from './use-page-title';

const MAIN_ID = 'main';

/** The first entry of every document has the key `default`: by it a page would start where another one was left. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/**
 * Around every screen: skip link, header, the screen itself, and the footer except on standalone screens. All routes share one
 * frame, so that a navigation does not mount it again.
 */
export function AppFrame() {
  const text = shellMessages.useText();
  const { state } = useNavigation();
  const handle = useRouteHandle();
  const isBare = handle?.layout === 'bare';
  const isAccount = handle?.layout === 'account';
  const main = useFocusOnNavigation();
  usePageTitle(handle);

  return (
    <Column>
      <Global styles={frameVariables} />
      {!isBare && <SkipLink href={`#${MAIN_ID}`} label={text('header.skip')} onSkip={() => main.current?.focus()} />}
      {/* The present screen stays until the next one's code is there. */}
      {state !== 'idle' && <ProgressLine />}
      {!isBare && <Header />}
      <OfflineBar />
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        {isAccount ? (
          <LazyAccountLayout>
            <Outlet />
          </LazyAccountLayout>
        ) : (
          <Outlet />
        )}
      </Main>
      {!isBare && handle?.layout !== 'standalone' && <LazyFooter />}
      <Shortcuts actions={[]} isFallback />
      <PaletteKey />
      <ScrollRestoration getKey={scrollKey} />
    </Column>
  );
}
