import { lazyPart } from '@bourse/ui-kit';
import type { RefObject } from 'react';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { BarCountdown } from '../countdown/bar-countdown';
import type { LoadTo } from '../date-jump/loaded-to';
import type { ChartControl } from '../plot/chart-engine';
import type { ChartLook } from '../plot/chart-look';
import type { ReplayWindowProps } from '../replay/replay-window';
import type { Bricks } from '../renko/renko-bars';
import { NewestButton } from '../toolbar/newest-button';
import { ON_DEMAND } from '../toolbar/on-demand';

const LazyDateJump = lazyPart(async () => (await import('../date-jump/date-jump')).DateJump, ON_DEMAND);
const LazyReplay = lazyPart(async () => (await import('../replay/replay-window')).ReplayWindow, ON_DEMAND);
const LazyRenkoBars = lazyPart(async () => (await import('../renko/renko-bars')).RenkoBars, ON_DEMAND);

/** What the menu of the chart opens. */
export type ChartDialog = 'date' | 'brick' | 'replay';

export interface ChartExtrasProps extends Pick<ReplayWindowProps, 'engine' | 'takerFee' | 'renderChart'> {
  readonly chart: RefObject<ChartControl | undefined>;
  /** Of the mounted chart. */
  readonly look: ChartLook | undefined;
  readonly pair: ChartPair;
  readonly resolution: Resolution;
  /** Of the bars: the pair at the resolution. */
  readonly series: string;
  /** The traded bars, oldest first. */
  readonly bars: readonly Bar[];
  /** Of a bar, milliseconds. */
  readonly length: number;
  readonly now: (() => number) | undefined;
  readonly onLoadTo: LoadTo | undefined;
  readonly isCounting: boolean;
  readonly isRenko: boolean;
  /** There are newer bars than those in view. */
  readonly isBehind: boolean;
  readonly onNewest: () => void;
  readonly onBricks: (bricks: Bricks) => void;
  readonly dialog: ChartDialog | undefined;
  readonly onClose: () => void;
}

/**
 * The parts of the chart that are loaded after its first drawing: the countdown of the bar, the bricks, the way back to the newest bar, and
 * the dialogs and the replay of the menu.
 */
export function ChartExtras(props: ChartExtrasProps) {
  const { chart, look, pair, resolution, series, bars, length, now, onLoadTo, isCounting, isRenko } = props;
  const { onBricks, dialog, onClose, isBehind, onNewest, engine, takerFee, renderChart } = props;
  return (
    <>
      {isCounting && now && <BarCountdown {...{ chart, look, resolution, now }} newest={bars.at(-1)?.openTime ?? 0} />}
      {isRenko && (
        <LazyRenkoBars {...{ pair, series, bars, length, onBricks, onClose }} isChoosing={dialog === 'brick'} />
      )}
      {dialog === 'replay' && now && onLoadTo && (
        <LazyReplay
          key={pair.id}
          {...{ engine, pair, resolution, bars, now, onLoadTo, takerFee, renderChart, onClose }}
        />
      )}
      {isBehind && look && <NewestButton look={look} onClick={onNewest} />}
      {dialog === 'date' && now && onLoadTo && (
        <LazyDateJump {...{ chart, pair, bars, resolution, now, onLoadTo, onClose }} />
      )}
    </>
  );
}
