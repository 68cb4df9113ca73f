import { colour } from '@bourse/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { shellMessages } from '../locales/messages';
import { Header } from './header/header';
import { ProgressLine } from './progress-line';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { usePageTitle } from './use-page-title';

const MAIN_ID = 'main';

const Column = styled('div')({
  '--bourse-header-height': '56px',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
});

const Main = styled('main')({ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } });

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

/** What stands around every screen: skip link, header, the screen itself, and what a layout adds below. */
export function Frame({ footer }: { readonly footer?: ReactNode }) {
  const text = shellMessages.useText();
  const { state } = useNavigation();
  const main = useFocusOnNavigation();
  usePageTitle();

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
      <Main id={MAIN_ID} ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      {footer}
      <ScrollRestoration />
    </Column>
  );
}
