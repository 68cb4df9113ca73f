import { selectIsLoggedIn } from '@bourse/api-client';
import { useSiteMap, useAppSelector } from '@bourse/feature-kit';
import { Drawer, Row, Stack } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { LINKS } from '../../links';
import { shellMessages } from '../../locales/messages';
import { AppsPopover } from './apps-popover';
import { PaletteButton } from './palette-button';
import { SettingsMenu, ThemeToggle } from './display-controls';
import { LanguageMenu } from './language-menu';
import { MainMenu } from './main-menu';

export interface MenuSheetProps {
  readonly onClose: () => void;
  /** Controls that the wide header shows beside the menu. */
  readonly children: ReactNode;
}

/** Controls that do not fit into the header of a small screen. */
export function MenuSheet({ onClose, children }: MenuSheetProps) {
  const text = shellMessages.useText();
  const { menu, pathOf } = useSiteMap();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const more = [
    ...(isLoggedIn ? [{ link: LINKS.openOrders, text: 'account.orders' } as const] : []),
    { link: LINKS.notices, text: 'bell.notices' } as const,
  ].flatMap(({ link, text: key }) => {
    const path = pathOf(link);
    return path === undefined ? [] : [{ path, text: text(key) }];
  });
  return (
    <Drawer from="left" open onClose={onClose} title={text('header.menu')}>
      <Stack>
        <Row sx={{ '& dl': { textAlign: 'start' } }}>{children}</Row>
        <MainMenu entries={menu} more={more} direction="column" onNavigate={onClose} />
        <Row sx={{ justifyContent: 'space-between', pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <LanguageMenu withName />
          <Row component="span" spacing={1}>
            <PaletteButton onOpen={onClose} />
            <AppsPopover />
            <SettingsMenu />
            <ThemeToggle />
          </Row>
        </Row>
      </Stack>
    </Drawer>
  );
}
