import { toDrawingNumber } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { useAnnounce } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartEngine } from '../plot/chart-engine';
import { soundMessages } from './locales/messages';
import type { Reading, ReadingRequest } from './reading';
import { useSound } from './use-sound';
import { viewSummary } from './view-summary';

/** A line of an indicator that can be played. */
export interface HeardLine {
  readonly id: string;
  readonly label: string;
  /** Oldest first. */
  readonly values: readonly number[];
}

export interface ReadingsInput {
  readonly request: ReadingRequest | undefined;
  /** Oldest first. */
  readonly barsInView: () => readonly Bar[];
  /** Places of a price. */
  readonly decimals: number;
  readonly loadSound: ChartEngine['loadSound'];
  /** The lines of the shown indicators, with their values in view. */
  readonly linesInView: () => readonly HeardLine[];
  /** The highest or lowest bar is read: the cross-hair points at it. */
  readonly onPoint: (openTime: number, price: Bar['close']) => void;
}

export interface Readings {
  /** The words that were announced last. */
  readonly told: string;
  readonly isPlaying: boolean;
  readonly read: (reading: Reading) => void;
  /** Plays the values of an indicator, or stops the sound. */
  readonly play: (values: readonly number[]) => void;
}

/** Announces what is in view, and plays it. Each new request is answered once. */
export function useReadings({ request, barsInView, decimals, loadSound, onPoint }: ReadingsInput): Readings {
  const text = soundMessages.useText();
  const format = useFormat();
  const announce = useAnnounce();
  const sound = useSound(loadSound);
  const [told, setTold] = useState('');

  const read = (reading: Reading) => {
    const bars = barsInView();
    const summary = viewSummary(bars);
    if (!summary) return;
    if (reading === 'sound') {
      sound.toggle(bars.map(({ close }) => toDrawingNumber(close)));
      return;
    }
    const { count, first, last, highest, lowest, change, trend } = summary;
    const price = (value: Bar['close']) => format.price(value, decimals);
    const trendText = text(`trend.${trend}`, { change: format.percent(change, { sign: 'always' }) });
    const wordsOf = () => {
      if (reading === 'trend') return trendText;
      if (reading === 'summary') {
        return text('told.summary', {
          count,
          from: format.dateTime(first.openTime),
          to: format.dateTime(last.openTime),
          open: price(first.open),
          high: price(highest.high),
          low: price(lowest.low),
          last: price(last.close),
          trend: trendText,
        });
      }
      const [bar, at] = reading === 'highest' ? [highest, highest.high] : [lowest, lowest.low];
      onPoint(bar.openTime, at);
      return text(`told.${reading}`, { price: price(at), time: format.dateTime(bar.openTime) });
    };
    const words = wordsOf();
    setTold(words);
    announce(words);
  };
  const answer = useEffectEvent((asked: ReadingRequest) => read(asked.reading));
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the words are those of the moment of the request
    if (request) answer(request);
  }, [request]);
  return { told, isPlaying: sound.isPlaying, read, play: sound.toggle };
}
