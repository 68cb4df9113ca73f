import styled from '@emotion/styled';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/paths';
import { colour, soft } from '../theme/variables';
import { MenuList, type MenuEntry } from './menu-list';

export type { MenuEntry } from './menu-list';

const Trigger = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '5px 8px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: soft(colour.quiet, 16) },
});

export interface MenuButtonProps {
  /** Name of the button and its menu. */
  label: string;
  /** Entries that are dear to make come by a function: it is called while the menu is open. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  icon?: IconName;
  /** Shown on the button instead of the icon alone. */
  children?: ReactNode;
}

/** A button that opens a menu: arrow keys walk it, Escape closes it, the focus comes back. */
export function MenuButton({ label, entries, icon = 'menu', children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const isOpen = anchor !== null;
  const trigger = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(isOpen ? null : event.currentTarget),
  };
  return (
    <>
      {children === undefined ? (
        <IconButton icon={icon} label={label} {...trigger} />
      ) : (
        <Trigger {...trigger} type="button" title={label}>
          {children}
          <Icon name="chevronDown" size={14} />
        </Trigger>
      )}
      {anchor && (
        <MenuList
          id={id}
          label={label}
          entries={typeof entries === 'function' ? entries() : entries}
          anchor={anchor}
          onClose={close}
        />
      )}
    </>
  );
}
