import MuiButton from '@mui/material/Button';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/paths';

export interface MenuEntry {
  id: string;
  label: ReactNode;
  /** The one in force, among entries that choose between things. */
  isSelected?: boolean;
  /** BCP 47 tag of a label in another language. */
  lang?: string;
  onSelect: () => void;
}

export interface MenuButtonProps {
  /** Name of the button and its menu. */
  label: string;
  entries: readonly MenuEntry[];
  icon?: IconName;
  /** Shown on the button instead of the icon alone. */
  children?: ReactNode;
}

/** A button that opens a menu: arrow keys walk it, Escape closes it, the focus comes back. */
export function MenuButton({ label, entries, icon = 'menu', children }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const trigger = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  };
  const isChoice = entries.some((entry) => entry.isSelected !== undefined);
  return (
    <>
      {children === undefined ? (
        <IconButton icon={icon} label={label} {...trigger} />
      ) : (
        <MuiButton
          {...trigger}
          color="inherit"
          size="small"
          title={label}
          endIcon={<Icon name="chevronDown" size={14} />}
        >
          {children}
        </MuiButton>
      )}
      <MuiMenu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            lang={entry.lang}
            role={isChoice ? 'menuitemradio' : 'menuitem'}
            aria-checked={isChoice ? entry.isSelected === true : undefined}
            selected={entry.isSelected ?? false}
            onClick={() => {
              setAnchor(null);
              entry.onSelect();
            }}
          >
            {entry.label}
          </MenuItem>
        ))}
      </MuiMenu>
    </>
  );
}
