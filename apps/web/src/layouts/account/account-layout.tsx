import { AreaFrame, useSiteMap, type ScreenLink } from '@bourse/feature-kit';
import { useIsAgent } from '@bourse/identity';
import type { ReactNode } from 'react';
import { shellMessages, type ShellTexts } from '../../locales/messages';
import { LINKS } from '../../links';

interface MenuItem {
  readonly link: ScreenLink;
  readonly text: keyof ShellTexts;
}

/** The screens of the account area, in the order of the menu. */
const ACCOUNT_MENU: readonly MenuItem[] = [
  { link: LINKS.accountCenter, text: 'account.center' },
  { link: LINKS.accountVerification, text: 'account.verification' },
  { link: LINKS.accountSettings, text: 'account.settings' },
  { link: LINKS.accountPayee, text: 'account.payee' },
  { link: LINKS.openOrders, text: 'account.orders' },
  { link: LINKS.messages, text: 'account.messages' },
  { link: LINKS.payment, text: 'account.payment' },
];

/** Screens of regional agents. */
const AGENT_MENU: readonly MenuItem[] = [{ link: LINKS.regions, text: 'account.regions' }];

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
