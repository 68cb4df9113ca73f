import { colour, FOCUS_RING, FONT_SIZE, PlainButton, RADIUS, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { Ref } from 'react';
import { TIME_HEIGHT } from '../plot/plot-margins';
import { soundMessages } from './locales/messages';

const Button = styled(PlainButton)({
  position: 'absolute',
  zIndex: 5,
  left: 8,
  bottom: TIME_HEIGHT + 8,
  padding: space(1, 2),
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.table,
  color: colour.text,
  backgroundColor: colour.raised,
  opacity: 0,
  pointerEvents: 'none',
  '&:focus-visible': { ...FOCUS_RING, opacity: 1, pointerEvents: 'auto' },
});

export interface ListenButtonProps {
  readonly isExpanded: boolean;
  readonly onClick: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Opens the chart as text and sound. It is shown while it has the focus: assistive technology finds it behind the chart. */
export function ListenButton({ isExpanded, onClick, ref }: ListenButtonProps) {
  const text = soundMessages.useText();
  return (
    <Button ref={ref} type="button" aria-expanded={isExpanded} onClick={onClick}>
      {text('sound.listen')}
    </Button>
  );
}
