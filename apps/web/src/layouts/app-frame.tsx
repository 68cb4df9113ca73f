import { selectIsLoggedIn } from '@bourse/api-client';
import { FeaturePart, Shortcuts, useAppSelector } from '@bourse/feature-kit';
import { useNewcomerSince } from '@bourse/identity';
import { Box, SkipLink, useHeldByOverlay, useIsPhoneOnItsSide } from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import { Outlet, ScrollRestoration, useNavigation, type Location, useLocation } from 'react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { useLanguage } from '@bourse/i18n';
import { LINKS } from '../links';
import { PaletteKey } from '../commands/palette-key';
import { shellMessages } from '../locales/messages';
import { useRouteHandle, type RouteHandle } from '../routing/route-handle';
import { isArea, LazyAreaLayout } from './account/lazy-area-layout';
import { BottomBar } from './bottom-bar/bottom-bar';
import { LazyFooter } from './footer/lazy-footer';
import { Column, frameVariables, Main, STEPS_LINE } from './frame-parts';
import { Header } from './header/header';
import { OfflineBar } from './offline-bar';
import { ProgressLine } from './progress-line';
import { useEndingToasts } from './use-ending-toasts';
import { useIsTradingScreen } from './use-is-trading-screen';
import { useBrand } from '../brand/brand-context';

const MAIN_ID = 'main';

/** The first entry of every document has the key `default`: by it a page would start where another one was left. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/**
 * After navigation to another screen the focus moves to its start, as after loading a page, so that it does
 * not stay on a removed link. A change of tab or filter within a screen, and the first screen of a visit, do
 * not move the focus. A field that a screen focuses itself keeps the focus.
 */
function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const element = main.current;
    if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}

/** Sets the page title to the screen's name and the brand. A screen may replace it, for example with a price. */
function usePageTitle(handle: RouteHandle | undefined): void {
  const { name } = useBrand();
  const { language } = useLanguage();
  const title = handle?.title;

  // Read in the effect, because loading texts does not render: a value read while rendering may be outdated.
  useEffect(() => {
    let isCurrent = true;
    const show = () => {
      const screen = title?.catalogue.loaded(language)?.[title.key];
      document.title = screen === undefined ? name : `${screen} · ${name}`;
    };
    show();
    if (title && !title.catalogue.loaded(language)) {
      title.catalogue.load(language).then(
        () => isCurrent && show(),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [title, language, name]);
}

/** A trading screen has no footer, and on a phone on its side no header: the window is the chart. A new user has a line with the next step. */
function useRoomForTrading() {
  const isTrading = useIsTradingScreen();
  const isOnItsSide = useHeldByOverlay(useIsPhoneOnItsSide());
  const isNewcomer = useNewcomerSince() !== undefined;
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const hasHeader = !(isTrading && isOnItsSide);
  return { hasFooter: !isTrading, hasHeader, hasSteps: hasHeader && isNewcomer && isLoggedIn };
}

/**
 * Around every screen: skip link, header, the screen itself, the footer except on standalone and trading screens, and on phones the bar at the foot. All routes share one
 * frame, so that a navigation does not mount it again.
 */
export function AppFrame() {
  const text = shellMessages.useText();
  const { state } = useNavigation();
  const handle = useRouteHandle();
  const layout = handle?.layout;
  const isBare = layout === 'bare';
  const main = useFocusOnNavigation();
  usePageTitle(handle);
  useEndingToasts();
  const { hasHeader, hasFooter, hasSteps } = useRoomForTrading();

  return (
    <Column>
      <Global styles={frameVariables(hasSteps && !isBare)} />
      {!isBare && <SkipLink href={`#${MAIN_ID}`} label={text('header.skip')} onSkip={() => main.current?.focus()} />}
      {/* The present screen stays until the next one's code is there. */}
      {state !== 'idle' && <ProgressLine />}
      {!isBare && hasHeader && <Header />}
      {!isBare && hasSteps && (
        <Box sx={{ flex: 'none', height: STEPS_LINE }}>
          <FeaturePart part={LINKS.nextSteps} isOptional />
        </Box>
      )}
      <OfflineBar />
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        {isArea(layout) ? (
          <LazyAreaLayout area={layout}>
            <Outlet />
          </LazyAreaLayout>
        ) : (
          <Outlet />
        )}
      </Main>
      {!isBare && layout !== 'standalone' && hasFooter && <LazyFooter />}
      {!isBare && <BottomBar />}
      <Shortcuts actions={[]} isFallback />
      <PaletteKey />
      <ScrollRestoration getKey={scrollKey} />
    </Column>
  );
}
