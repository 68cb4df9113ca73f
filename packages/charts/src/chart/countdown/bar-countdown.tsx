import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Resolution } from '@bourse/contracts/bars';
import { chartsMessages } from '../../locales/messages';
import type { ChartControl } from '../plot/chart-engine';
import type { ChartLook } from '../plot/chart-look';
import { barEnd, countdownText } from './bar-end';

const SECOND = 1000;

export interface BarCountdownProps {
  readonly chart: RefObject<ChartControl | undefined>;
  /** The look of the mounted chart: another one is another chart, without a countdown. */
  readonly look: ChartLook | undefined;
  readonly resolution: Resolution;
  /** Opening time of the newest bar. */
  readonly newest: number;
  /** Reads the exchange's time, epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Writes the time until the running bar closes below the last price, once a second. The drawing is hidden from assistive technology,
 * so the seconds are not announced.
 */
export function BarCountdown({ chart, look, resolution, newest, now }: BarCountdownProps) {
  const text = chartsMessages.useText();
  /** Writes the time, and returns the milliseconds until the next second. */
  const write = useEffectEvent((): number => {
    const moment = now();
    const left = barEnd(moment, newest, resolution) - moment;
    chart.current?.setCountdown(countdownText(left, (unit, n) => text(`interval.${unit}`, { n })));
    return left % SECOND || SECOND;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      timer = setTimeout(tick, write());
    };
    tick();
    const control = chart.current;
    return () => {
      clearTimeout(timer);
      control?.setCountdown('');
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another look is another chart; another bar is counted at once
  }, [chart, look, resolution, now]);
  return null;
}
