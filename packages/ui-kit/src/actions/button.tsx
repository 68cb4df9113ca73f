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

const SHAPE = {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 64,
  padding: '7px 16px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.5,
  textAlign: 'center',
  textDecoration: 'none',
  color: '#ffffff',
  cursor: 'pointer',
  '&[data-tone="primary"]': filled(colour.accentFill),
  '&[data-tone="buy"]': filled(colour.upFill),
  '&[data-tone="sell"]': filled(colour.downFill),
  '&[data-tone="danger"]': filled(colour.dangerFill),
  '&[data-tone="quiet"]': {
    color: colour.text,
    backgroundColor: colour.raised,
    '&:hover': { backgroundColor: soft(colour.quiet, 24) },
  },
  '&[data-size="small"]': { fontSize: 13, padding: '3px 12px' },
  '&[data-size="large"]': { padding: '9px 20px' },
  '&[data-full]': { width: '100%' },
  '&[data-tone]:disabled': { color: colour.quiet, backgroundColor: colour.raised, cursor: 'default' },
  '&[data-tone][aria-disabled="true"]': { cursor: 'default' },
} as const;

const Press = styled('button')(SHAPE);
const Way = styled('a')(SHAPE);

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
  const { children, tone = 'primary', size = 'medium', type = 'button', pending = false, disabled = false } = props;
  const { fullWidth = false, href, onClick } = props;
  const text = uiKitMessages.useText();
  // Not `disabled` while pending: the focus stays where it is, and a screen reader hears what happens.
  const press: MouseEventHandler = (event) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const shared = {
    onClick: press,
    'data-tone': tone,
    'data-size': size,
    'data-full': fullWidth || undefined,
    'aria-busy': pending,
    'aria-disabled': pending || undefined,
    'aria-label': props['aria-label'],
    'aria-describedby': props['aria-describedby'],
  };
  const content = (
    <>
      <Label data-hidden={pending || undefined}>{children}</Label>
      {pending && (
        <Progress>
          <Spinner aria-hidden />
          <VisuallyHidden>{text('action.pending')}</VisuallyHidden>
        </Progress>
      )}
    </>
  );
  if (href !== undefined) {
    return (
      <Way {...shared} href={href}>
        {content}
      </Way>
    );
  }
  return (
    <Press {...shared} type={type} disabled={disabled}>
      {content}
    </Press>
  );
}
