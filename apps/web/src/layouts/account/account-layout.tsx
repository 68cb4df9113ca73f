import { AreaFrame, useSiteMap } from '@bourse/feature-kit';
import { useIsAgent } from '@bourse/identity';
import type { ReactNode } from 'react';
import { shellMessages } from '../../locales/messages';
import { ACCOUNT_MENU, AGENT_MENU } from './menu';

/** The account area with its menu. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const text = shellMessages.useText();
  const { pathOf } = useSiteMap();
  const items = useIsAgent() ? [...ACCOUNT_MENU, ...AGENT_MENU] : ACCOUNT_MENU;
  const entries = items.flatMap(({ link, text: key }) => {
    const path = pathOf(link);
    return path === undefined ? [] : [{ path, label: text(key) }];
  });
  return (
    <AreaFrame label={text('account.menu')} entries={entries}>
      {children}
    </AreaFrame>
  );
}
