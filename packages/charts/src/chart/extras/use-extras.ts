import { useKeyedState } from '@bourse/ui-kit';
import { useState } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { LoadTo } from '../date-jump/loaded-to';
import type { ChartKind } from '../plot/chart-kind';
import { useChartSwitch } from '../plot/use-chart-switch';
import type { Bricks } from '../renko/renko-bars';
import type { ChartDialog } from './chart-extras';
import { olderBrickRequests } from './near-start';

const NO_BARS: readonly Bar[] = [];

export interface ExtrasInput {
  /** Of the bars: the pair at the resolution. */
  readonly series: string;
  readonly kind: ChartKind;
  /** The traded bars, oldest first. */
  readonly bars: readonly Bar[];
  readonly now?: (() => number) | undefined;
  readonly onLoadTo?: LoadTo | undefined;
  readonly onNearStart: () => void;
}

/** What is drawn, the traded bars or the bricks that are made of them, and the state of the parts that load after the first drawing. */
export function useExtras({ series, kind, bars, now, onLoadTo, onNearStart }: ExtrasInput) {
  const [isCountdownHidden, onCountdown] = useChartSwitch('countdownHidden');
  const [dialog, setDialog] = useState<ChartDialog>();
  const [bricks, setBricks] = useState<Bricks>();
  const isRenko = kind === 'renko';
  const isCounting = now !== undefined && !isCountdownHidden;
  const ofBricks = bricks?.series === series ? bricks : undefined;
  const onGoTo = now && onLoadTo && (() => setDialog('date'));
  const drawn = isRenko ? (ofBricks?.bars ?? NO_BARS) : bars;
  const drawnSeries = isRenko ? `${series} ${ofBricks?.size}` : series;
  const isWorthOlder = useKeyedState(drawnSeries, olderBrickRequests);
  return {
    drawn,
    drawnSeries,
    onNearStart: () => {
      if (!isRenko || isWorthOlder(bars[0]?.openTime ?? 0, drawn.length)) onNearStart();
    },
    onGoTo,
    /** Properties of `ChartExtras`. */
    extras: { isCounting, isRenko, dialog, onBricks: setBricks, onClose: () => setDialog(undefined) },
    /** Properties of the buttons. */
    extraTools: {
      ...(now && { isCounting, onCountdown }),
      onGoTo,
      onReplay: onGoTo && (() => setDialog('replay')),
      onBrick: isRenko ? () => setDialog('brick') : undefined,
    },
  };
}
