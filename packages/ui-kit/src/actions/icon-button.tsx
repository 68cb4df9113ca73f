import MuiIconButton from '@mui/material/IconButton';
import type { MouseEventHandler, Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/paths';

export interface IconButtonProps {
  icon: IconName;
  /** What it does: its name, and its tooltip. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  size?: 'small' | 'medium';
  /** For buttons that are on or off. */
  pressed?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, pressed, size = 'small', ...rest }: IconButtonProps) {
  return (
    <MuiIconButton {...rest} size={size} color="inherit" aria-label={label} title={label} aria-pressed={pressed}>
      <Icon name={icon} />
    </MuiIconButton>
  );
}
