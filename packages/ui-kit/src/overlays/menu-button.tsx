import ButtonBase from '@mui/material/ButtonBase';
import styled from '@emotion/styled';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/paths';
import { FailedOnPress, lazyPart } from '../loading/lazy-part';
import { FONT_SIZE, RADIUS, WEIGHT } from '../theme/scale';
import { TOUCH_SIZE } from '../theme/touch';
import { colour, soft } from '../theme/variables';
import type { MenuEntry } from './menu-entry';
import { useOverlay } from './use-overlay';

const Trigger = styled(ButtonBase)({
  gap: 4,
  padding: '5px 8px',
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.table,
  fontWeight: WEIGHT.strong,
  color: 'inherit',
  '&:hover, &[aria-current]': { backgroundColor: soft(colour.quiet, 16) },
  ...TOUCH_SIZE,
});

export interface MenuButtonProps {
  /** Accessible name of the button and its menu. */
  label: string;
  /** A function is called only while the menu is open: for entries that are expensive to create. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  /** A sentence below the entries. */
  note?: string | undefined;
  icon?: IconName;
  /** The present page is one of the menu's. */
  isCurrent?: boolean;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  /** Shown on the button instead of the icon. */
  children?: ReactNode;
}

/** The MUI part is not part of any first screen. */
export const LazyMenuList = lazyPart(async () => (await import('./menu-list')).MenuList, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

const prepare = () => void LazyMenuList.preload();

/** A button that opens a menu: arrow keys and the first letter select an entry, Escape and the browser's Back close, the focus returns. */
export function MenuButton({
  label,
  entries,
  note,
  icon = 'menu',
  isCurrent = false,
  buttonRef,
  children,
}: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useOverlay(anchor !== null, close);
  const trigger = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    'aria-current': isCurrent || undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    ...(buttonRef && { ref: buttonRef }),
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(anchor ? null : event.currentTarget),
  };
  return (
    <>
      {children === undefined ? (
        <IconButton icon={icon} label={label} {...trigger} />
      ) : (
        <Trigger {...trigger} title={label}>
          {children}
          <Icon name="chevronDown" size={14} />
        </Trigger>
      )}
      {anchor && (
        <LazyMenuList
          id={id}
          label={label}
          entries={typeof entries === 'function' ? entries() : entries}
          note={note}
          anchor={anchor}
          onClose={close}
        />
      )}
    </>
  );
}
