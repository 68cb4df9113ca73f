import { useSiteMap } from '@bourse/feature-kit';
import { maskAccount } from '@bourse/contracts/identity';
import { MenuButton } from '@bourse/ui-kit';
import { useNavigate } from 'react-router';
import { LINKS } from '../../links';
import { shellMessages } from '../../locales/messages';
import { useRouteHandle } from '../../routing/route-handle';

const ENTRIES = [
  { link: LINKS.accountCenter, text: 'account.center' },
  { link: LINKS.assets, text: 'account.assets' },
  { link: LINKS.openOrders, text: 'account.orders' },
  { link: LINKS.accountSettings, text: 'account.settings' },
  { link: LINKS.verification, text: 'account.verification' },
] as const;

export interface AccountMenuProps {
  /** The full account, which the menu masks. Empty while unknown. */
  readonly account: string;
  /** Icon only, for narrow screens: the accessible name contains the account. */
  readonly isShort: boolean;
  readonly onLogOut: () => void;
}

/** Masked account with account centre, assets, orders, settings, verification and log-out (trading side, section 2, "Header and footer"). */
export function AccountMenu({ account, isShort, onLogOut }: AccountMenuProps) {
  const text = shellMessages.useText();
  const { pathOf } = useSiteMap();
  const navigate = useNavigate();
  const layout = useRouteHandle()?.layout;
  const masked = maskAccount(account);
  const pages = ENTRIES.flatMap(({ link, text: key }) => {
    const path = pathOf(link);
    return path === undefined ? [] : [{ id: path, label: text(key), onSelect: () => void navigate(path) }];
  });

  return (
    <MenuButton
      label={isShort ? `${text('header.account')} ${masked}` : text('header.account')}
      icon="user"
      isCurrent={layout === 'account'}
      entries={[...pages, { id: 'logout', label: text('header.logout'), onSelect: onLogOut }]}
    >
      {isShort || masked === '' ? undefined : <span translate="no">{masked}</span>}
    </MenuButton>
  );
}
