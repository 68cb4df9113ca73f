import MuiIconButton from '@mui/material/IconButton';
import type { FocusEventHandler, MouseEventHandler, PointerEventHandler, Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/paths';
import { ignoreRepeatedEnter } from './repeated-enter';

export interface IconButtonProps {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Fires before a click: time to fetch the chunk that the click needs. */
  onPointerEnter?: PointerEventHandler<HTMLButtonElement>;
  onFocus?: FocusEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  size?: 'small' | 'medium';
  /** State of a toggle button. */
  pressed?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  /** The present page belongs to the button's menu. */
  'aria-current'?: true | undefined;
  /** The key that does the same; shown in the tooltip. */
  keyShortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with an icon. The label is the accessible name; `title` shows it as a tooltip, because the MUI tooltip costs a
 * chunk that the first screens do not load.
 */
export function IconButton({ icon, label, pressed, size = 'small', keyShortcut, ref, ...rest }: IconButtonProps) {
  return (
    <MuiIconButton
      {...rest}
      {...(ref && { ref })}
      type="button"
      size={size}
      aria-label={label}
      aria-keyshortcuts={keyShortcut}
      title={keyShortcut === undefined ? label : `${label} (${keyShortcut.toUpperCase()})`}
      aria-pressed={pressed}
      onKeyDown={ignoreRepeatedEnter}
    >
      <Icon name={icon} />
    </MuiIconButton>
  );
}
