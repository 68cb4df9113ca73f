import { useSiteMap } from '@bourse/feature-kit';
import { maskAccount } from '@bourse/contracts/identity';
import { Box, MenuButton } from '@bourse/ui-kit';
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

// On one line, which is short where the bar is full: 128 px of 1,200, all of most accounts from 1,440 px on.
const ACCOUNT = {
  maxWidth: 'clamp(128px, 15vw - 52px, 220px)',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;

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
      {isShort || masked === '' ? undefined : (
        <Box component="span" sx={ACCOUNT} translate="no">
          {masked}
        </Box>
      )}
    </MenuButton>
  );
}
