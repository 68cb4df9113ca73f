import MuiButton from '@mui/material/Button';
import styled from '@emotion/styled';
import type { MouseEventHandler, ReactNode } from 'react';
import { uiKitMessages } from '../locales/messages';
import { VisuallyHidden } from '../layout/visually-hidden';
import { colour, soft } from '../theme/variables';
import { Spinner } from './spinner';

export type ButtonTone = 'primary' | 'buy' | 'sell' | 'danger' | 'quiet';

const filled = (fill: string) => ({
  backgroundColor: fill,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${fill} 88%, black)` },
});

const Root = styled(MuiButton)({
  color: '#ffffff',
  padding: '7px 16px',
  fontSize: 14,
  lineHeight: 1.5,
  '&[data-tone="primary"]': filled(colour.accentFill),
  '&[data-tone="buy"]': filled(colour.upFill),
  '&[data-tone="sell"]': filled(colour.downFill),
  '&[data-tone="danger"]': filled(colour.dangerFill),
  '&[data-tone="quiet"]': {
    color: colour.text,
    backgroundColor: colour.raised,
    '&:hover': { backgroundColor: soft(colour.quiet, 24) },
  },
  '&.MuiButton-sizeSmall': { fontSize: 13, padding: '3px 12px' },
  '&.MuiButton-sizeLarge': { padding: '9px 20px' },
  '&[data-tone].Mui-disabled': { color: colour.quiet, backgroundColor: colour.raised },
  '&[data-tone][aria-disabled="true"]': { cursor: 'default' },
});

const Progress = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

const Label = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '&[data-hidden]': { visibility: 'hidden' },
});

export interface ButtonProps {
  children: ReactNode;
  tone?: ButtonTone;
  size?: 'small' | 'medium' | 'large';
  type?: 'button' | 'submit';
  /** On its way: the button says so, keeps its width, and cannot be pressed again. */
  pending?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  /** Where the button leads; makes it a link. */
  href?: string;
  onClick?: MouseEventHandler;
  'aria-describedby'?: string;
  'aria-label'?: string;
}

/** The one button: `buy` and `sell` take the reader's price colours, `quiet` is everything that is not the main job. */
export function Button(props: ButtonProps) {
  const { children, tone = 'primary', type = 'button', pending = false, disabled = false, onClick, ...rest } = props;
  const text = uiKitMessages.useText();
  // Not `disabled` while pending: the focus stays where it is, and a screen reader hears what happens.
  const press: MouseEventHandler = (event) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      disabled={disabled}
      onClick={press}
      data-tone={tone}
      aria-busy={pending}
      aria-disabled={pending || undefined}
    >
      <Label data-hidden={pending || undefined}>{children}</Label>
      {pending && (
        <Progress>
          <Spinner aria-hidden />
          <VisuallyHidden>{text('action.pending')}</VisuallyHidden>
        </Progress>
      )}
    </Root>
  );
}
