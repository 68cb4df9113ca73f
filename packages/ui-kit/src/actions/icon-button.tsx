import styled from '@emotion/styled';
import type { MouseEventHandler, PointerEventHandler, Ref } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/paths';
import { colour, soft } from '../theme/variables';

const Root = styled('button')({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 5,
  border: 0,
  borderRadius: '50%',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[data-size="medium"]': { padding: 8 },
  '&:hover': { backgroundColor: soft(colour.quiet, 16) },
  '&:disabled': { color: colour.quiet, opacity: 0.6, backgroundColor: 'transparent', cursor: 'default' },
});

export interface IconButtonProps {
  icon: IconName;
  /** What it does: its name, and its tooltip. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Comes before a press: a moment to fetch what the press will need. */
  onPointerEnter?: PointerEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  size?: 'small' | 'medium';
  /** For buttons that are on or off. */
  pressed?: boolean;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is a picture; its label is its name and its tooltip. */
export function IconButton({ icon, label, pressed, size = 'small', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type="button" data-size={size} aria-label={label} title={label} aria-pressed={pressed}>
      <Icon name={icon} />
    </Root>
  );
}
