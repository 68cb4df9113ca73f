import type { MouseEvent } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartControl, WindowPoint } from '../plot/chart-engine';

/** Where a pointer came down. */
export type Press = WindowPoint;

/** A pointer that has moved so far has moved the view, CSS pixels. */
const STILL_PX = 6;

/** Opening time of the bar nearest to a press on the plot that has ended; `undefined` beside it, and for the end of a stroke. */
export function pressedMoment(
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
  press: Press | undefined,
  control: Pick<ChartControl, 'plotArea'> | undefined,
  bars: readonly Bar[],
): number | undefined {
  const plot = target instanceof Element ? target.closest('[role="application"]') : null;
  const area = control?.plotArea();
  if (!plot || !area || !press) return undefined;
  if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > STILL_PX) return undefined;
  const x = clientX - plot.getBoundingClientRect().left;
  if (x < area.left || x > area.left + area.width) return undefined;
  const moment = area.momentAt(x);
  const after = bars.findIndex(({ openTime }) => openTime >= moment);
  const [left, right] = after < 0 ? [bars.at(-1), undefined] : [bars[after - 1], bars[after]];
  const isRight = right && (!left || right.openTime - moment < moment - left.openTime);
  return (isRight ? right : left)?.openTime;
}
