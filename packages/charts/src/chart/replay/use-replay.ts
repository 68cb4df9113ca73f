import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import { barAt, newestClosed } from './replay-bars';

const SECOND_MS = 1000;

/** Bars per second while playing. */
export const SPEEDS = ['1', '2', '5', '10'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ReplayInput {
  /** The live bars, oldest first. Older ones may join while a replay runs. */
  readonly bars: readonly Bar[];
  readonly resolution: Resolution;
  /** Reads the exchange's time, epoch milliseconds. */
  readonly now: () => number;
  /** The replay is at another bar, or has paused at one. */
  readonly onBar: (bar: Bar, at: { readonly isPlaying: boolean; readonly isLast: boolean }) => void;
}

/** A replay: its start and the current bar, by opening times, at one resolution. */
interface Run {
  readonly resolution: Resolution;
  readonly start: number;
  readonly at: number;
}

export interface Replay {
  /** The bars that are shown: all before a start, else those until the current one. The same list as long as the current bar has not changed. */
  readonly seen: readonly Bar[];
  /** The bar at whose close the replay is; `undefined` before a start. */
  readonly current: Bar | undefined;
  /** Opening time of the bar that the replay started from. */
  readonly startedAt: number | undefined;
  /** Starts at the bar of a moment. Returns false if no closed bar follows it. */
  readonly start: (moment: number) => boolean;
  /** Ends the replay; another start can be chosen. */
  readonly reset: () => void;
  readonly step: () => void;
  /** No closed bar follows the current one. */
  readonly isEnded: boolean;
  readonly isPlaying: boolean;
  readonly togglePlaying: () => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

/** The position of a replay in the bars, moved by steps or by time. Another resolution ends it: a longer bar would show the future. */
export function useReplay({ bars, resolution, now, onBar }: ReplayInput): Replay {
  const [stored, setRun] = useState<Run>();
  const [isStarted, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const run = stored?.resolution === resolution ? stored : undefined;
  const index = run && barAt(bars, run.at);
  const last = newestClosed(bars, now(), resolution);
  const isEnded = index !== undefined && index >= last;
  const isPlaying = run !== undefined && isStarted && !isEnded;
  const current = index === undefined ? undefined : bars[index];
  const [oldest, live] = [bars[0], index === undefined ? bars : undefined];
  const seen = useMemo(
    () => (index === undefined ? bars : bars.slice(0, index + 1)),
    // oxlint-disable-next-line react/exhaustive-deps -- bars before the current one are final; its own close changes with a late tick
    [index, oldest, current, live],
  );

  const move = () => {
    const next = index === undefined || isEnded ? undefined : bars[index + 1];
    if (!run || index === undefined || !next) return;
    const isLast = index + 1 >= last;
    setRun({ ...run, at: next.openTime });
    if (isLast) setPlaying(false);
    onBar(next, { isPlaying, isLast });
  };
  const play = useEffectEvent(move);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => play(), SECOND_MS / Number(speed));
    return () => clearInterval(timer);
  }, [isPlaying, speed]);

  return {
    seen,
    current,
    startedAt: run?.start,
    start: (moment) => {
      const at = barAt(bars, moment);
      const bar = bars[at];
      if (!bar || at >= last) return false;
      setRun({ resolution, start: bar.openTime, at: bar.openTime });
      setPlaying(false);
      onBar(bar, { isPlaying: false, isLast: false });
      return true;
    },
    reset: () => {
      setRun(undefined);
      setPlaying(false);
    },
    step: move,
    isEnded,
    isPlaying,
    togglePlaying: () => {
      setPlaying(!isPlaying);
      if (isPlaying && current) onBar(current, { isPlaying: false, isLast: false });
    },
    speed,
    setSpeed,
  };
}
