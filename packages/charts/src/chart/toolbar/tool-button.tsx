import { colour, INSET_FOCUS_RING, PlainButton, RADIUS, TOUCH_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { MouseEventHandler, Ref } from 'react';
import { Picture } from './picture';

const Root = styled(PlainButton)({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 6,
  ...TOUCH_SIZE,
  borderRadius: RADIUS.control,
  color: colour.quiet,
  '&:hover': { color: colour.text, backgroundColor: colour.raised },
  '&[aria-pressed="true"], &[aria-expanded="true"]': { color: colour.text, backgroundColor: colour.raised },
  '&[aria-disabled="true"]': { color: colour.quiet, opacity: 0.4, backgroundColor: 'transparent', cursor: 'default' },
  '&:focus-visible': INSET_FOCUS_RING,
});

export interface ToolButtonProps {
  /** Its outline on a 16 px grid. */
  readonly path: string;
  readonly label: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
  /** Disabled for lack of a target; keeps its focus. */
  readonly disabled?: boolean;
  /** For a button that is on or off. */
  readonly pressed?: boolean;
  /** For a button that opens something. */
  readonly expanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A picture to press, of the chart's tools. */
export function ToolButton({ path, label, pressed, expanded, disabled = false, onClick, ref }: ToolButtonProps) {
  return (
    <Root
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (!disabled) onClick(event);
      }}
    >
      <Picture path={path} />
    </Root>
  );
}
