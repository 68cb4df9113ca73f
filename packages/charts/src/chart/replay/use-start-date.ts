import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import { chartsMessages } from '../../locales/messages';
import type { LoadedTo, LoadTo } from '../date-jump/loaded-to';
import { jumpMessages } from '../date-jump/locales/messages';
import { longResolution } from '../resolution/resolution-text';

export interface StartDateInput {
  readonly bars: readonly Bar[];
  readonly resolution: Resolution;
  readonly onLoadTo: LoadTo;
  /** Starts the replay at the bar of a moment. */
  readonly onStart: (moment: number) => void;
}

export interface StartDate {
  /** Loads the bars back to a moment and starts there. */
  readonly load: (moment: number) => Promise<void>;
  /** Starts at a bar of the chart, unless a date loads: its bars may have a longer interval, which ends a replay. */
  readonly startAt: (moment: number) => void;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
}

interface Target extends LoadedTo {
  readonly moment: number;
}

/** How a replay starts: at once at a bar of the chart, at a date once its bars have arrived. */
export function useStartDate({ bars, resolution, onLoadTo, onStart }: StartDateInput): StartDate {
  const text = jumpMessages.useText();
  const intervalText = chartsMessages.useText();
  const toast = useToast();
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | Target>('idle');
  const target = typeof state === 'object' ? state : undefined;
  const isThere =
    target?.resolution === resolution &&
    (target.outcome === 'first' || (bars[0]?.openTime ?? Infinity) <= target.moment);
  const isPending = state === 'loading' || target !== undefined;
  const begin = (moment: number) => {
    setState('idle');
    onStart(moment);
  };
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (!isThere || !target) return undefined;
    const timer = setTimeout(() => start(target.moment));
    return () => clearTimeout(timer);
  }, [isThere, target]);
  return {
    hasFailed: state === 'failed',
    isPending,
    startAt: (moment) => {
      if (!isPending) begin(moment);
    },
    load: async (moment) => {
      setState('loading');
      const loaded = await onLoadTo(moment);
      setState(loaded.outcome === 'failed' ? 'failed' : { ...loaded, moment });
      if (loaded.outcome !== 'failed' && loaded.resolution !== resolution) {
        toast.info(text('jump.interval', { interval: longResolution(intervalText, loaded.resolution) }));
      }
    },
  };
}
