import type { Resolution } from '@bourse/contracts/bars';
import type { Exchange } from '../exchange-interface';
import type { Clock } from '../ports';
import type { BaseResolution, StoredBar } from '../store/types';
import { PairBars, type Past, type Trade } from './pair-bars';
import type { UnitBar } from './bar';
import type { Ticker } from './ticker';

const SAVE_EVERY_MS = 5000;

/** Bars and tickers of every pair, live. */
export interface MarketData {
  ticker(pairId: number): Ticker | undefined;
  /** Bars that opened from `from` to `to` (epoch milliseconds), oldest first; of more than `most` the latest. */
  bars(pairId: number, resolution: Resolution, from: number, to: number, most?: number): Promise<StoredBar[]>;
  running(pairId: number, resolution: BaseResolution): StoredBar | undefined;
  /** The same in whole units. */
  runningUnits(pairId: number, resolution: BaseResolution): UnitBar | undefined;
  /** Adds bars of the past, by pair id, newer than any that is there: all of them are stored, or none. */
  addPast(pasts: ReadonlyMap<number, Past>): Promise<void>;
  /** Starts to follow a pair that was made after opening. */
  follow(pairId: number): Promise<void>;
  /** Stores unsaved bars. */
  save(): Promise<void>;
  close(): Promise<void>;
}

interface TradeHistory {
  /** Trades with `from` <= time <= `to` (epoch milliseconds), oldest first. */
  tradesBetween(pairId: number, from: number, to: number): Promise<readonly Trade[]>;
}

interface Needs {
  exchange: Exchange;
  trades: TradeHistory;
  clock: Clock;
  /** Called after a failed save; the bars are kept and saved with the next ones, or rebuilt from the trades. */
  onError: (error: unknown) => void;
}

export async function openMarketData({ exchange, trades, clock, onError }: Needs): Promise<MarketData> {
  const pairs = new Map<number, PairBars>();

  async function follow(pairId: number): Promise<void> {
    const pair = exchange.pair(pairId);
    if (!pair || pairs.has(pairId)) return;
    const bars = new PairBars(pair, exchange.bars);
    await bars.open((from, to) => trades.tradesBetween(pairId, from, to), clock.now());
    pairs.set(pairId, bars);
  }

  await Promise.all(exchange.pairs().map(({ id }) => follow(id)));

  const stopListening = exchange.on('fill', (fill) => pairs.get(fill.pairId)?.take(fill));

  async function saveNow(): Promise<void> {
    const unsaved = [...pairs.values()].map((bars) => ({ bars, changed: bars.unsaved() }));
    const changed = unsaved.flatMap((of) => of.changed);
    if (changed.length === 0) return;
    await exchange.bars.upsert(changed);
    for (const of of unsaved) of.bars.saved(of.changed);
  }

  let saving: Promise<void> = Promise.resolve();
  function save(): Promise<void> {
    const result = saving.then(saveNow);
    saving = result.catch(() => undefined);
    return result;
  }
  const timer = setInterval(() => void save().catch(onError), SAVE_EVERY_MS);
  timer.unref();

  return {
    ticker: (pairId) => pairs.get(pairId)?.ticker(clock.now()),
    bars: async (pairId, resolution, from, to, most) =>
      (await pairs.get(pairId)?.between(resolution, from, to, most)) ?? [],
    running: (pairId, resolution) => pairs.get(pairId)?.running(resolution),
    runningUnits: (pairId, resolution) => pairs.get(pairId)?.runningUnits(resolution),
    async addPast(pasts) {
      await exchange.bars.upsert([...pasts].flatMap(([pairId, past]) => pairs.get(pairId)?.asStored(past) ?? []));
      for (const [pairId, past] of pasts) pairs.get(pairId)?.takePast(past);
    },
    follow,
    save,
    async close() {
      stopListening();
      clearInterval(timer);
      await save();
    },
  };
}
