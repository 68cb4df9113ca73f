import { useSelectedPair } from '@bourse/market';
import {
  barEvent,
  bookEvent,
  dayBarEvent,
  depthEvent,
  tickerEvent,
  tradesEvent,
  type PublicTrade,
} from '@bourse/contracts/market';
import { useRealtime, type Realtime } from '@bourse/realtime';
import { balanceChanged } from '@bourse/contracts/events';
import { useEffect, useState } from 'react';
import { NO_EVENTS, withEvent, type ChannelLog } from '../rules/channel-log';

export const CHANNELS = ['ticker', 'book', 'depth', 'bar', 'dayBar', 'trades', 'balance'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Milliseconds between two copies of the logs, which change with each event. */
const EVERY_MS = 1000;

/** The newest trade that is later than all before it. */
const newestOf = (trades: readonly PublicTrade[], after: number) =>
  trades.reduce((newest, { time = 0 }) => Math.max(newest, time), after);

/** Subscribes to the channels of a pair. Returns the unsubscribe function. */
function followChannels(realtime: Realtime, pair: string, note: (channel: Channel, sentAt?: number) => void) {
  let newestTrade: number | undefined;
  const noteTrades = (trades: readonly PublicTrade[]) => {
    const newest = newestOf(trades, newestTrade ?? 0);
    // The first list is the present state: its moments say nothing about the delivery.
    note('trades', newestTrade !== undefined && newest > newestTrade ? newest : undefined);
    newestTrade = newest;
  };
  const key = { key: pair };
  const ends = [
    realtime.subscribe(tickerEvent, key, () => note('ticker')),
    realtime.subscribe(bookEvent, key, () => note('book')),
    realtime.subscribe(depthEvent, key, () => note('depth')),
    realtime.subscribe(barEvent, { key: `${pair}:1min` }, () => note('bar')),
    realtime.subscribe(dayBarEvent, key, (news) => {
      for (const each of news) {
        if ('trades' in each) noteTrades(each.trades);
        else note('dayBar');
      }
    }),
    realtime.subscribe(tradesEvent, key, (news) => {
      for (const { trades } of news) noteTrades(trades);
    }),
    realtime.subscribe(balanceChanged, {}, () => note('balance')),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Logs of the public channels of the selected pair and of the balances while the screen is open. Only trades name a moment. */
export function useChannels(): ReadonlyMap<Channel, ChannelLog> {
  const realtime = useRealtime();
  const { selection } = useSelectedPair();
  const pair = selection.kind === 'pair' ? selection.pair.id : undefined;
  const [shown, setShown] = useState<ReadonlyMap<Channel, ChannelLog>>(new Map());
  useEffect(() => {
    if (pair === undefined) return undefined;
    const logs = new Map<Channel, ChannelLog>();
    const end = followChannels(realtime, pair, (channel, sentAt) => {
      logs.set(channel, withEvent(logs.get(channel) ?? NO_EVENTS, Date.now(), sentAt));
    });
    const timer = setInterval(() => setShown(new Map(logs)), EVERY_MS);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [realtime, pair]);
  return shown;
}
