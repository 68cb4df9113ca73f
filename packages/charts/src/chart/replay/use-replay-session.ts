import { useFormat } from '@bourse/i18n';
import { useAnnounce } from '@bourse/ui-kit';
import { useState } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { replayMessages } from './locales/messages';
import type { PaperTrade } from './paper-account';
import { useReplay, type Replay, type ReplayInput } from './use-replay';

export interface ReplaySession {
  readonly replay: Replay;
  /** Opening time and close of a bar. */
  readonly barText: (bar: Bar) => string;
  /** Oldest first; another start begins without any. */
  readonly trades: readonly PaperTrade[];
  readonly onTrade: (trade: PaperTrade) => void;
  /** Starts at the bar of a moment. */
  readonly start: (moment: number) => void;
  /** No closed bar follows the one that was chosen last. */
  readonly isTooNew: boolean;
}

/** A replay with its trades on paper. Bars are announced at each step and pause, not while they play. */
export function useReplaySession(
  pair: ChartPair,
  input: Pick<ReplayInput, 'bars' | 'resolution' | 'now'>,
): ReplaySession {
  const text = replayMessages.useText();
  const format = useFormat();
  const announce = useAnnounce();
  const [trades, setTrades] = useState<readonly PaperTrade[]>([]);
  const [isTooNew, setTooNew] = useState(false);
  const barText = ({ openTime, close }: Bar) =>
    text('replay.bar', { time: format.zonedDateTime(openTime), close: format.price(close, pair.priceDecimals) });
  const replay = useReplay({
    ...input,
    onBar: (bar, { isPlaying, isLast }) => {
      if (isLast) announce(`${barText(bar)}. ${text('replay.ended')}`);
      else if (!isPlaying) announce(barText(bar));
    },
  });
  return {
    replay,
    barText,
    trades,
    onTrade: (trade) => setTrades([...trades, trade]),
    start: (moment) => {
      const isStarted = replay.start(moment);
      setTooNew(!isStarted);
      if (isStarted) setTrades([]);
      else announce(text('start.tooNew'));
    },
    isTooNew,
  };
}
