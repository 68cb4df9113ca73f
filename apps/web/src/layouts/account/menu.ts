import type { ScreenLink } from '@bourse/feature-kit';
import { LINKS } from '../../links';
import type { ShellTexts } from '../../locales/messages';

interface MenuItem {
  readonly link: ScreenLink;
  readonly text: keyof ShellTexts;
}

/** The screens of the account area, in the order of the menu. */
export const ACCOUNT_MENU: readonly MenuItem[] = [
  { link: LINKS.accountCenter, text: 'account.center' },
  { link: LINKS.accountVerification, text: 'account.verification' },
  { link: LINKS.accountSettings, text: 'account.settings' },
  { link: LINKS.accountPayee, text: 'account.payee' },
  { link: LINKS.openOrders, text: 'account.orders' },
  { link: LINKS.messages, text: 'account.messages' },
  { link: LINKS.payment, text: 'account.payment' },
];

/** Screens of regional agents. */
export const AGENT_MENU: readonly MenuItem[] = [{ link: LINKS.regions, text: 'account.regions' }];
