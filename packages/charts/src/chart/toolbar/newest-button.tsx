import { Card } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { axisWidth, TIME_HEIGHT } from '../plot/plot-margins';
import type { ChartLook } from '../plot/chart-look';
import { plotMessages } from '../locales/messages';
import { ToolButton } from './tool-button';

/** Offset from the alert button beside it. */
const FROM_AXIS = 32;

// As small with a finger: it covers bars. Its touch area is larger than its look.
const Place = styled(Card)({
  position: 'absolute',
  zIndex: 2,
  bottom: TIME_HEIGHT + 8,
  '& > button': { minWidth: 0, minHeight: 0 },
});

export interface NewestButtonProps {
  readonly look: ChartLook;
  readonly onClick: () => void;
}

/** Leads who has scrolled back to the newest bar. */
export function NewestButton({ look, onClick }: NewestButtonProps) {
  const text = plotMessages.useText();
  return (
    <Place style={{ right: axisWidth(look) + FROM_AXIS }}>
      <ToolButton path="M3 3.5L7.5 8 3 12.5M8 3.5l4.5 4.5L8 12.5" label={text('plot.newest')} onClick={onClick} />
    </Place>
  );
}
