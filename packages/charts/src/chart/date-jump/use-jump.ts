import { useFormat } from '@bourse/i18n';
import { useAnnounce, useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { chartsMessages } from '../../locales/messages';
import { plotMessages } from '../locales/messages';
import type { ChartControl } from '../plot/chart-engine';
import { barsIn, countIn } from '../plot/price-view';
import { longResolution } from '../resolution/resolution-text';
import { jumpView } from './jump-view';
import type { LoadedTo, LoadTo } from './loaded-to';
import { jumpMessages } from './locales/messages';

/** Bars in view where the chart has none yet. */
const BARS = 60;

export interface JumpInput {
  readonly chart: RefObject<ChartControl | undefined>;
  readonly pair: ChartPair;
  /** The loaded bars, oldest first, and their resolution. */
  readonly bars: readonly Bar[];
  readonly resolution: Resolution;
  readonly onLoadTo: LoadTo;
  readonly onClose: () => void;
}

interface Target extends LoadedTo {
  readonly moment: number;
}

/** What the chart showed when the jump began. */
interface Before {
  readonly count: number;
  readonly resolution: Resolution;
}

/** Shows a moment in the middle of the chart, and tells what is shown in its place. */
function useShownMoment({ chart, pair, bars, resolution }: JumpInput) {
  const text = jumpMessages.useText();
  const plotText = plotMessages.useText();
  const intervalText = chartsMessages.useText();
  const format = useFormat();
  const announce = useAnnounce();
  const toast = useToast();
  return ({ moment, outcome }: Target, before: Before) => {
    const view = jumpView(bars, moment, before.count);
    const inView = view ? barsIn(view, bars) : [];
    const newest = inView.at(-1);
    if (!view || !newest) return;
    chart.current?.setView(view);
    // One toast: the second of two would hide the first.
    const told = [
      outcome === 'first' && text('jump.first', { symbol: pair.symbol, time: format.zonedDateTime(bars[0]?.openTime) }),
      before.resolution !== resolution && text('jump.interval', { interval: longResolution(intervalText, resolution) }),
    ].filter((sentence) => sentence !== false);
    if (told.length > 0) toast.info(told.join(' '));
    announce(
      plotText('plot.view', {
        count: inView.length,
        from: format.dateTime(view.min),
        to: format.dateTime(view.max),
        close: format.price(newest.close, pair.priceDecimals),
      }),
    );
  };
}

/** Loads the bars back to a moment and shows it, once the chart has them. */
export function useJump(input: JumpInput) {
  const { chart, bars, resolution, onLoadTo, onClose } = input;
  const showMoment = useShownMoment(input);
  const [before] = useState((): Before => {
    const view = chart.current?.view();
    return { resolution, count: view ? countIn(view, bars) : BARS };
  });
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | Target>('idle');
  const target = typeof state === 'object' ? state : undefined;
  const show = useEffectEvent((shown: Target) => {
    showMoment(shown, before);
    onClose();
  });
  const isThere =
    target !== undefined &&
    target.resolution === resolution &&
    (target.outcome === 'first' || (bars[0]?.openTime ?? Infinity) <= target.moment);
  useEffect(() => {
    if (!isThere || !target) return undefined;
    // After the effect of the plot, which shows the loaded bars.
    const timer = setTimeout(() => show(target));
    return () => clearTimeout(timer);
  }, [isThere, target]);
  return {
    hasFailed: state === 'failed',
    isPending: state === 'loading' || target !== undefined,
    go: async (moment: number) => {
      setState('loading');
      const loaded = await onLoadTo(moment);
      setState(loaded.outcome === 'failed' ? 'failed' : { ...loaded, moment });
    },
  };
}
