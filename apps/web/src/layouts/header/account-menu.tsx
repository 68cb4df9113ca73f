import { maskAccount } from '@bourse/identity';
import { MenuButton } from '@bourse/ui-kit';
import { useNavigate } from 'react-router';
import { shellMessages } from '../../locales/messages';
import { useSiteMap } from '../../routing/site-map';

const ENTRIES = [
  { path: '/account/accountSet', text: 'header.settings' },
  { path: '/authentication', text: 'header.verification' },
] as const;

export interface AccountMenuProps {
  /** The whole account; the menu masks it. Empty while it is not known yet. */
  readonly account: string;
  /** Room for an icon only: the account then stands in the menu's name. */
  readonly isShort: boolean;
  readonly onLogOut: () => void;
}

/** Masked account with settings, verification and log-out (trading side, section 2, "Header and footer"). */
export function AccountMenu({ account, isShort, onLogOut }: AccountMenuProps) {
  const text = shellMessages.useText();
  const { has } = useSiteMap();
  const navigate = useNavigate();
  const masked = maskAccount(account);
  const pages = ENTRIES.filter(({ path }) => has(path)).map(({ path, text: key }) => ({
    id: path,
    label: text(key),
    onSelect: () => void navigate(path),
  }));

  return (
    <MenuButton
      label={isShort ? `${text('header.account')} ${masked}` : text('header.account')}
      icon="user"
      entries={[...pages, { id: 'logout', label: text('header.logout'), onSelect: onLogOut }]}
    >
      {isShort || masked === '' ? undefined : <span translate="no">{masked}</span>}
    </MenuButton>
  );
}
