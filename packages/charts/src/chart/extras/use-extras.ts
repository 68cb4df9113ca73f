import { useState } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { LoadTo } from '../date-jump/loaded-to';
import type { ChartKind } from '../plot/chart-kind';
import { useChartSwitch } from '../plot/use-chart-switch';
import type { Bricks } from '../renko/renko-bars';
import type { ChartDialog } from './chart-extras';

const NO_BARS: readonly Bar[] = [];

export interface ExtrasInput {
  /** Of the bars: the pair at the resolution. */
  readonly series: string;
  readonly kind: ChartKind;
  /** The traded bars, oldest first. */
  readonly bars: readonly Bar[];
  readonly now: (() => number) | undefined;
  readonly onLoadTo: LoadTo | undefined;
}

/** What is drawn, the traded bars or the bricks that are made of them, and the state of the parts that load after the first drawing. */
export function useExtras({ series, kind, bars, now, onLoadTo }: ExtrasInput) {
  const [isCountdownHidden, onCountdown] = useChartSwitch('countdownHidden');
  const [dialog, setDialog] = useState<ChartDialog>();
  const [bricks, setBricks] = useState<Bricks>();
  const isRenko = kind === 'renko';
  const isCounting = now !== undefined && !isCountdownHidden;
  const ofBricks = bricks?.series === series ? bricks : undefined;
  const onGoTo = now && onLoadTo && (() => setDialog('date'));
  return {
    drawn: isRenko ? (ofBricks?.bars ?? NO_BARS) : bars,
    drawnSeries: isRenko ? `${series} ${ofBricks?.size}` : series,
    onGoTo,
    /** Properties of `ChartExtras`. */
    extras: { isCounting, isRenko, dialog, onBricks: setBricks, onClose: () => setDialog(undefined) },
    /** Properties of the buttons. */
    extraTools: {
      ...(now && { isCounting, onCountdown }),
      onGoTo,
      onBrick: isRenko ? () => setDialog('brick') : undefined,
    },
  };
}
