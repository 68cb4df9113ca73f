import MuiButton from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { uiKitMessages } from '../locales/messages';
import { VisuallyHidden } from '../layout/visually-hidden';
import { colour, soft } from '../theme/variables';

export type ButtonTone = 'primary' | 'buy' | 'sell' | 'danger' | 'quiet';

const FILL: Record<Exclude<ButtonTone, 'quiet'>, string> = {
  primary: colour.accentFill,
  buy: colour.upFill,
  sell: colour.downFill,
  danger: colour.dangerFill,
};

const Filled = styled(MuiButton)({
  color: '#ffffff',
  boxShadow: 'none',
  '&:hover': { boxShadow: 'none', filter: 'brightness(1.08)' },
  '&.Mui-disabled': { color: colour.quiet, backgroundColor: colour.raised },
}) as typeof MuiButton;

const Quiet = styled(MuiButton)({
  color: colour.text,
  backgroundColor: colour.raised,
  '&:hover': { backgroundColor: soft(colour.quiet, 24) },
}) as typeof MuiButton;

const Progress = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
const Label = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });

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
export function Button({
  children,
  tone = 'primary',
  pending = false,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const text = uiKitMessages.useText();
  const content = (
    <>
      <Label style={pending ? { visibility: 'hidden' } : undefined}>{children}</Label>
      {pending && (
        <Progress>
          <CircularProgress size={16} color="inherit" aria-hidden />
          <VisuallyHidden>{text('action.pending')}</VisuallyHidden>
        </Progress>
      )}
    </>
  );
  // Not `disabled` while pending: the focus stays where it is, and a screen reader hears what happens.
  const press: MouseEventHandler = (event) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const shared = {
    ...rest,
    type,
    disabled,
    onClick: press,
    'aria-busy': pending,
    'aria-disabled': pending || undefined,
  };
  if (tone === 'quiet') return <Quiet {...shared}>{content}</Quiet>;
  return (
    <Filled {...shared} variant="contained" style={disabled ? undefined : { backgroundColor: FILL[tone] }}>
      {content}
    </Filled>
  );
}
