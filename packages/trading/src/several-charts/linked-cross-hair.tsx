import type { ChartPointer } from '@bourse/charts';
import { useFormat } from '@bourse/i18n';
import { colour, FONT_SIZE, hairline, RADIUS, space } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useSyncExternalStore } from 'react';
import type { PointedMoments } from './pointed-moment';

const Line = styled('div')({
  position: 'absolute',
  zIndex: 1,
  borderLeft: hairline(colour.quiet, 'dashed'),
  pointerEvents: 'none',
});

const Close = styled('span')({
  position: 'absolute',
  bottom: 0,
  left: 4,
  padding: space(0, 1),
  borderRadius: RADIUS.control,
  backgroundColor: colour.raised,
  color: colour.text,
  fontSize: FONT_SIZE.mark,
  whiteSpace: 'nowrap',
  // At the right end of the plot the price is before the line.
  '[data-at-end] > &': { left: 'auto', right: 4 },
});

/** Width of the price beside the line that the plot has room for, CSS pixels. */
const ROOM = 80;

export interface LinkedCrossHairProps extends ChartPointer {
  /** Of this chart: 0 for the first one. */
  readonly chart: number;
  readonly moments: PointedMoments;
}

/** Tells the other charts the moment that is pointed at on this one, and marks theirs on this one, with the close of its bar. */
export function LinkedCrossHair({ chart, moments, hovered, plotAreas, bars, decimals }: LinkedCrossHairProps) {
  const format = useFormat();
  const pointed = useSyncExternalStore(moments.subscribe, moments.get);
  const area = useSyncExternalStore(plotAreas.subscribe, plotAreas.get);
  useEffect(() => {
    if (hovered === undefined) return undefined;
    moments.set({ chart, time: hovered });
    return () => {
      if (moments.get()?.chart === chart) moments.set(undefined);
    };
  }, [moments, chart, hovered]);
  if (!pointed || pointed.chart === chart || !area) return null;
  const bar = bars.findLast(({ openTime }) => openTime <= pointed.time);
  const x = bar && area.xOf(bar.openTime);
  if (!bar || x === undefined || x < area.left || x > area.left + area.width) return null;
  return (
    <Line
      data-cross-hair
      data-at-end={x > area.left + area.width - ROOM || undefined}
      aria-hidden
      style={{ left: x, top: area.top, height: area.height }}
    >
      <Close className="tabular">{format.price(bar.close, decimals)}</Close>
    </Line>
  );
}
