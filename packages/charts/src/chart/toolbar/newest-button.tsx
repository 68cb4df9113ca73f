import { Card } from '@bourse/ui-kit';
import { axisWidth, TIME_HEIGHT } from '../plot/plot-margins';
import type { ChartLook } from '../plot/chart-look';
import { plotMessages } from '../locales/messages';
import { ToolButton } from './tool-button';

/** Offset from the alert button beside it. */
const FROM_AXIS = 32;

export interface NewestButtonProps {
  readonly look: ChartLook;
  readonly onClick: () => void;
}

/** Leads who has scrolled back to the newest bar. */
export function NewestButton({ look, onClick }: NewestButtonProps) {
  const text = plotMessages.useText();
  return (
    <Card style={{ position: 'absolute', zIndex: 2, right: axisWidth(look) + FROM_AXIS, bottom: TIME_HEIGHT + 8 }}>
      <ToolButton path="M3 3.5L7.5 8 3 12.5M8 3.5l4.5 4.5L8 12.5" label={text('plot.newest')} onClick={onClick} />
    </Card>
  );
}
