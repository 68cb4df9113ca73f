import { AreaFrame } from '@bourse/feature-kit';
import { useIsAgent } from '@bourse/identity';
import type { ReactNode } from 'react';
import { shellMessages } from '../../locales/messages';
import { ACCOUNT_MENU, AGENT_MENU } from './menu';

/** The account area with its menu. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const text = shellMessages.useText();
  const entries = useIsAgent() ? [...ACCOUNT_MENU, ...AGENT_MENU] : ACCOUNT_MENU;
  return (
    <AreaFrame
      label={text('account.menu')}
      entries={entries.map(({ path, text: key }) => ({ path, label: text(key) }))}
    >
      {children}
    </AreaFrame>
  );
}
