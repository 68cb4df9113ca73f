import { colour, Sheet } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { shellMessages } from '../../locales/messages';
import { useSiteMap } from '../../routing/site-map';
import { PreferencesMenu, ThemeToggle } from './display-controls';
import { LanguageMenu } from './language-menu';
import { MainMenu } from './main-menu';

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& dl': { textAlign: 'start' },
});

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingTop: 12,
  borderTop: `1px solid ${colour.line}`,
  '& > span': { display: 'flex', gap: 4 },
});

export interface MenuSheetProps {
  readonly onClose: () => void;
  /** What the wide header shows beside the menu. */
  readonly children: ReactNode;
}

/** What does not fit into the header of a small screen. */
export function MenuSheet({ onClose, children }: MenuSheetProps) {
  const text = shellMessages.useText();
  const { nav } = useSiteMap();
  return (
    <Sheet from="left" open onClose={onClose} title={text('header.menu')}>
      <Column>
        <Facts>{children}</Facts>
        <MainMenu entries={nav} direction="column" onNavigate={onClose} />
        <Controls>
          <LanguageMenu withName />
          <span>
            <PreferencesMenu />
            <ThemeToggle />
          </span>
        </Controls>
      </Column>
    </Sheet>
  );
}
