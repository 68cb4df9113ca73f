import { PATHS, type Path } from '@bourse/feature-kit';
import type { ShellTexts } from '../../locales/messages';

interface MenuItem {
  readonly path: Path;
  readonly text: keyof ShellTexts;
}

/** The screens of the account area, in the order of the menu. */
export const ACCOUNT_MENU: readonly MenuItem[] = [
  { path: PATHS.accountCenter, text: 'account.center' },
  { path: PATHS.accountVerification, text: 'account.verification' },
  { path: PATHS.accountSettings, text: 'account.settings' },
  { path: PATHS.accountUserSettings, text: 'account.payee' },
  { path: PATHS.openOrders, text: 'account.orders' },
  { path: PATHS.notices, text: 'account.messages' },
  { path: PATHS.accountPayment, text: 'account.payment' },
];

/** Screens of regional agents. */
export const AGENT_MENU: readonly MenuItem[] = [{ path: PATHS.regions, text: 'account.regions' }];
