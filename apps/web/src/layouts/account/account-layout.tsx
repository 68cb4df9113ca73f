import { useIsThere } from '@bourse/feature-kit';
import { useIsAgent } from '@bourse/identity';
import { Button, colour, Drawer, useMedia } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { shellMessages } from '../../locales/messages';
import { ACCOUNT_MENU, AGENT_MENU } from './menu';

/** The width from which the menu is beside the screen. */
const ROOMY = '(min-width: 960px)';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1200,
  margin: '0 auto',
  [`@media ${ROOMY}`]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
});

const Menu = styled('nav')({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '24px 0 24px 16px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 12px',
    borderRadius: 6,
    fontSize: 14,
    color: colour.text,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: colour.raised },
  '& a[aria-current="page"]': { color: colour.accent, fontWeight: 600, backgroundColor: colour.raised },
});
const Open = styled('div')({ padding: '12px 16px 0' });

function Items({ onChosen }: { readonly onChosen?: () => void }) {
  const text = shellMessages.useText();
  const isThere = useIsThere();
  const items = (useIsAgent() ? [...ACCOUNT_MENU, ...AGENT_MENU] : ACCOUNT_MENU).filter(({ path }) => isThere(path));
  return (
    <Menu aria-label={text('account.menu')} onClick={onChosen}>
      {items.map(({ path, text: key }) => (
        <NavLink key={path} to={path}>
          {text(key)}
        </NavLink>
      ))}
    </Menu>
  );
}

/** The account area: its menu on the left, in a drawer on phones. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const text = shellMessages.useText();
  const isRoomy = useMedia(ROOMY);
  const [isOpen, setOpen] = useState(false);
  return (
    <Columns>
      {isRoomy ? (
        <Items />
      ) : (
        <Open>
          <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
            {text('account.menu')}
          </Button>
          <Drawer open={isOpen} from="left" title={text('account.menu')} onClose={() => setOpen(false)}>
            <Items onChosen={() => setOpen(false)} />
          </Drawer>
        </Open>
      )}
      <div>{children}</div>
    </Columns>
  );
}
