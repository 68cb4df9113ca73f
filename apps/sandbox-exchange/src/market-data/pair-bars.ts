import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Resolution, barStart, nextBarStart, RESOLUTIONS } from '@bourse/contracts/bars';
import { DAY_MS } from '@bourse/contract-server';
import type { Decimal } from '@bourse/decimal';
import type { Pair } from '../catalog/types';
import { BASE_RESOLUTIONS, type BaseResolution, type Bars, type StoredBar } from '../store/types';
import { aggregate, extend, fromStored, toStored, type UnitBar } from './bar';
import { BarSeries } from './series';
import { tickerOf, type Ticker } from './ticker';
import { toUnits, type Units } from './units';

/** The longest answer; for more a caller asks for an earlier range. */
const MOST_BARS = 20_000;
/** Stored bars that are folded into an answer. */
const MOST_READ = 100_000;
/** Number of bars that are converted at a time. Between them the exchange carries out other work. */
const AT_ONCE = 500;

/** Bars kept in memory for the ticker and the running bars; older bars are read on demand. */
const RECENT_MS = DAY_MS + 3_600_000;

type PairOfBars = Pick<Pair, 'id'> & Units;
export interface Trade {
  readonly price: Decimal;
  readonly quantity: Decimal;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Past bars, oldest first, at each stored resolution. */
export type Past = Readonly<Record<BaseResolution, readonly UnitBar[]>>;

const keyOf = (resolution: BaseResolution, openTime: number) => `${resolution} ${openTime}`;

/** The stored resolution from which a resolution is folded. */
function baseOf(resolution: Resolution): BaseResolution {
  const { minutes } = RESOLUTIONS[resolution];
  if (minutes < 60) return '1min';
  return minutes < 1440 ? '60min' : '1D';
}

/** The client's name of a stored resolution. */
const RESOLUTION_OF_BASE: Readonly<Record<BaseResolution, Resolution>> = {
  '1min': '1',
  '60min': '60',
  '1D': '1D',
};

/** The bars of one pair: the stored history, and the running bars that its trades extend. */
export class PairBars {
  readonly #pair: PairOfBars;
  readonly #store: Bars;
  readonly #series: Record<BaseResolution, BarSeries> = {
    '1min': new BarSeries(),
    '60min': new BarSeries(),
    '1D': new BarSeries(),
  };
  readonly #complete = new Map<BaseResolution, Promise<void>>();
  readonly #unsaved = new Map<string, StoredBar>();
  #ticker: { at: number; value: Ticker } | undefined;

  constructor(pair: PairOfBars, store: Bars) {
    this.#pair = pair;
    this.#store = store;
  }

  /**
   * Reads the recent bars, and takes in the trades that were committed after they were last written: after a crash the bars
   * are those of the trades, not those of the last save.
   */
  async open(tradesBetween: (from: number, to: number) => Promise<readonly Trade[]>, now: number): Promise<void> {
    const latest = (await this.#store.latest(this.#pair.id, '1min'))?.openTime ?? 0;
    const trades = await tradesBetween(latest, now);
    const changedFrom = trades[0] ? barStart(trades[0].at, '1') : Infinity;
    for (const resolution of BASE_RESOLUTIONS) {
      const name = RESOLUTION_OF_BASE[resolution];
      const stored = await this.#store.query({
        pairId: this.#pair.id,
        resolution,
        from: barStart(latest - RECENT_MS, name),
        to: Number.MAX_SAFE_INTEGER,
      });
      const unchanged = stored.filter((bar) => nextBarStart(bar.openTime, name) <= changedFrom);
      this.#series[resolution] = new BarSeries(unchanged.map((bar) => fromStored(bar, this.#pair)));
    }
    if (trades.length > 0) this.#rebuild(changedFrom, trades);
  }

  /** Minutes from the trades alone; hours and days from the minutes. */
  #rebuild(changedFrom: number, trades: readonly Trade[]): void {
    const flat = trades.map((trade) => this.#flat(trade));
    for (const bar of aggregate(flat, '1')) this.#put('1min', bar);
    for (const resolution of ['60min', '1D'] as const) {
      const name = RESOLUTION_OF_BASE[resolution];
      const minutes = this.#series['1min'].between(barStart(changedFrom, name), Infinity);
      for (const bar of aggregate(minutes, name)) this.#put(resolution, bar);
    }
  }

  /** Bars in whole units as the store has them. */
  asStored(past: Past): StoredBar[] {
    return BASE_RESOLUTIONS.flatMap((resolution) =>
      past[resolution].map((bar) => toStored(bar, this.#pair.id, resolution, this.#pair)),
    );
  }

  /** Takes over bars of the past, which are stored already: newer than any that is here, or the running one made longer. */
  takePast(past: Past): void {
    for (const resolution of BASE_RESOLUTIONS) for (const bar of past[resolution]) this.#series[resolution].put(bar);
    this.#ticker = undefined;
  }

  take(trade: Trade): void {
    const flat = this.#flat(trade);
    for (const resolution of BASE_RESOLUTIONS) {
      const running = this.#series[resolution].last();
      // Time that was moved back does not tear bars apart.
      const moment = Math.max(trade.at, running?.openTime ?? 0);
      const openTime = barStart(moment, RESOLUTION_OF_BASE[resolution]);
      if (running?.openTime === openTime) extend(running, flat);
      this.#put(resolution, running?.openTime === openTime ? running : { ...flat, openTime });
    }
    this.#ticker = undefined;
  }

  ticker(now: number): Ticker {
    const minute = barStart(now, '1');
    if (this.#ticker?.at !== minute) {
      this.#ticker = { at: minute, value: tickerOf(this.#series['1min'], now, this.#pair) };
    }
    return this.#ticker.value;
  }

  runningUnits(resolution: BaseResolution): UnitBar | undefined {
    return this.#series[resolution].last();
  }

  /** The newest bar, which the next trade may extend. */
  running(resolution: BaseResolution): StoredBar | undefined {
    const bar = this.runningUnits(resolution);
    return bar && toStored(bar, this.#pair.id, resolution, this.#pair);
  }

  /** Bars that opened from `from` to `to` (epoch milliseconds), oldest first; of very many the latest. */
  async between(resolution: Resolution, from: number, to: number, most = MOST_BARS): Promise<StoredBar[]> {
    const base = baseOf(resolution);
    await this.#whole(base);
    const last = this.#series[base].last()?.openTime ?? -1;
    // Moments beyond every bar may be beyond every calendar too.
    if (from > last) return [];
    const first = Math.max(0, from);
    const start = barStart(first, resolution) === first ? first : nextBarStart(first, resolution);
    const finer = this.#series[base].between(start, nextBarStart(Math.min(to, last), resolution) - 1, MOST_READ);
    const bars = aggregate(finer, resolution).slice(-most);
    const stored: StoredBar[] = [];
    while (stored.length < bars.length) {
      if (stored.length > 0) await nextTurn();
      const some = bars.slice(stored.length, stored.length + AT_ONCE);
      stored.push(...some.map((bar) => toStored(bar, this.#pair.id, base, this.#pair)));
    }
    return stored;
  }

  /** Changed bars that are not stored yet. */
  unsaved(): StoredBar[] {
    return [...this.#unsaved.values()];
  }

  /** These are stored; a bar that changed meanwhile stays unsaved. */
  saved(bars: readonly StoredBar[]): void {
    for (const bar of bars) {
      const key = keyOf(bar.resolution, bar.openTime);
      if (this.#unsaved.get(key) === bar) this.#unsaved.delete(key);
    }
  }

  #flat({ price, quantity, at }: Trade): UnitBar {
    const value = toUnits(price, this.#pair.priceDecimals);
    const volume = toUnits(quantity, this.#pair.quantityDecimals);
    return { openTime: barStart(at, '1'), open: value, high: value, low: value, close: value, volume };
  }

  #put(resolution: BaseResolution, bar: UnitBar): void {
    this.#series[resolution].put(bar);
    this.#unsaved.set(keyOf(resolution, bar.openTime), toStored(bar, this.#pair.id, resolution, this.#pair));
  }

  /** Reads bars older than the recent ones, once. */
  #whole(resolution: BaseResolution): Promise<void> {
    let reading = this.#complete.get(resolution);
    if (!reading) {
      reading = this.#readOlder(resolution).catch((error: unknown) => {
        this.#complete.delete(resolution);
        throw error;
      });
      this.#complete.set(resolution, reading);
    }
    return reading;
  }

  async #readOlder(resolution: BaseResolution): Promise<void> {
    const first = this.#series[resolution].first();
    const to = (first?.openTime ?? Infinity) - 1;
    const older = await this.#store.query({
      pairId: this.#pair.id,
      resolution,
      from: 0,
      to: Math.min(to, Number.MAX_SAFE_INTEGER),
    });
    // Trades may have arrived meanwhile: the recent bars are read again.
    const newer = this.#series[resolution].between(0, Infinity);
    this.#series[resolution] = new BarSeries([...older.map((bar) => fromStored(bar, this.#pair)), ...newer]);
  }
}
