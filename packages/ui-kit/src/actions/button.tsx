import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import styled from '@emotion/styled';
import type { AriaAttributes, DOMAttributes, KeyboardEvent, MouseEventHandler, ReactNode, Ref } from 'react';
import { keyframes } from '@emotion/react';
import { uiKitMessages } from '../locales/messages';
import { ignoreRepeatedEnter } from './repeated-enter';
import { VisuallyHidden } from '../layout/visually-hidden';

export type ButtonTone = 'primary' | 'buy' | 'sell' | 'danger' | 'quiet';

const COLOUR: Record<ButtonTone, NonNullable<MuiButtonProps['color']>> = {
  primary: 'primary',
  buy: 'up',
  sell: 'down',
  danger: 'error',
  quiet: 'inherit',
};

const Progress = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

const Label = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&[data-hidden]': { visibility: 'hidden' },
});

/** Handlers and ARIA attributes reach the element, so that `Tooltip` can attach its own. */
export interface ButtonProps
  extends Omit<DOMAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'>, AriaAttributes {
  children: ReactNode;
  tone?: ButtonTone;
  size?: 'small' | 'medium' | 'large';
  type?: 'button' | 'submit';
  /** The action is running: the button shows progress, keeps its width and ignores further clicks. */
  pending?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  /** Renders a link to this address. */
  href?: string;
  ref?: Ref<HTMLButtonElement>;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A progress indicator; the text beside it names the action. */
const Spinner = styled('span')({
  width: 16,
  height: 16,
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
});

/**
 * A button with a label; a held Enter key presses it once, so that no command is repeated and no dialog confirmed unread. `buy` and `sell` use the user's
 * price colours; `quiet` is for every action of second rank.
 */
export function Button({ tone = 'primary', type = 'button', pending = false, ...props }: ButtonProps) {
  const { children, href, onClick, onKeyDown, ref, ...rest } = props;
  const text = uiKitMessages.useText();
  // `aria-disabled` instead of MUI's `loading`: a disabled button would lose the focus while the action runs.
  const press: MouseEventHandler<HTMLElement> = (event) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    ignoreRepeatedEnter(event);
    onKeyDown?.(event);
  };
  return (
    <MuiButton
      {...rest}
      {...(ref && { ref })}
      {...(href === undefined ? { type } : { href })}
      color={COLOUR[tone]}
      onClick={press}
      onKeyDown={keyDown}
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
    </MuiButton>
  );
}
