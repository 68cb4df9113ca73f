import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import type { ChartEngine } from '../plot/chart-engine';
import type { ChartLine } from '../plot/chart-line';
import type { ChartMark } from '../plot/chart-mark';
import type { FullScreen } from '../toolbar/use-full-screen';
import { pressedMoment, type Press } from './pressed-moment';
import { ChartCell } from './replay-frame';
import { useDrawnTrades } from './use-drawn-trades';
import type { ReplaySession } from './use-replay-session';
import { watchedEngine } from './watched-engine';

/**
 * Props of the chart of a replay that differ from the live one. A replay has no clock, no orders and no compared pairs, which would show the
 * future, and no other charts beside it.
 */
export interface ReplayedChart {
  readonly engine: ChartEngine;
  readonly bars: readonly Bar[];
  readonly lines: readonly ChartLine[];
  readonly marks: readonly ChartMark[];
  readonly now: undefined;
  readonly onLoadTo: undefined;
  readonly onAlertAt: undefined;
  readonly onOrderAt: undefined;
  readonly comparison: undefined;
  readonly entries: undefined;
  readonly renderOver: undefined;
  readonly height: number;
  readonly toolSlot: HTMLElement | null;
  readonly fullScreen: FullScreen;
}

const WITHOUT_MARKET = {
  now: undefined,
  onLoadTo: undefined,
  onAlertAt: undefined,
  onOrderAt: undefined,
  comparison: undefined,
  entries: undefined,
  renderOver: undefined,
} as const;

export interface ReplayPlotProps extends Pick<ReplayedChart, 'engine' | 'toolSlot' | 'fullScreen'> {
  readonly pair: ChartPair;
  /** The live bars, oldest first. */
  readonly bars: readonly Bar[];
  readonly session: Pick<ReplaySession, 'replay' | 'trades'>;
  /** A bar was chosen on the chart. */
  readonly onStart: (moment: number) => void;
  /** Renders the chart with other data. */
  readonly renderChart: (replayed: ReplayedChart) => ReactNode;
}

/** Height of an element, CSS pixels; measured before the first paint and on each resize. */
function useHeight() {
  const ref = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const measure = () => setHeight(current.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [ref, height] as const;
}

/** The chart of the bars until the current one. Before a start, a press on it or Enter chooses the bar to start from. */
export function ReplayPlot({
  engine,
  pair,
  bars,
  session,
  onStart,
  renderChart,
  toolSlot,
  fullScreen,
}: ReplayPlotProps) {
  const { replay, trades } = session;
  const { current, seen, startedAt } = replay;
  const press = useRef<Press>(undefined);
  const [watched] = useState(() => watchedEngine(engine));
  const [cell, height] = useHeight();
  const drawn = useDrawnTrades(trades, pair);
  const choose = (moment: number | undefined) => {
    if (!current && moment !== undefined) onStart(moment);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the chart inside has the focus
    <ChartCell
      ref={cell}
      onPointerDown={({ clientX, clientY, isPrimary, button }) => {
        press.current = isPrimary && button === 0 ? { clientX, clientY } : undefined;
      }}
      // Not a click: a chart library that handles touches itself keeps the browser from making one of them.
      onPointerUp={(event) => choose(pressedMoment(event, press.current, watched.control(), bars))}
      onKeyDown={({ key, target }) => {
        const isOnChart = target instanceof Element && target.getAttribute('role') === 'application';
        if (key === 'Enter' && isOnChart) choose(watched.control()?.view()?.max);
      }}
    >
      {height > 0 && (
        // Another start is another chart: it shows the newest bars of its own.
        <Fragment key={startedAt}>
          {renderChart({
            ...WITHOUT_MARKET,
            ...drawn,
            engine: watched.engine,
            bars: seen,
            height,
            toolSlot,
            fullScreen,
          })}
        </Fragment>
      )}
    </ChartCell>
  );
}
