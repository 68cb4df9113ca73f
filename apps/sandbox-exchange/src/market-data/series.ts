import type { UnitBar } from './bar';

const COLUMNS = ['openTime', 'open', 'high', 'low', 'close', 'volume'] as const;
const FIRST_CAPACITY = 1024;

/**
 * Bars of one pair and resolution, oldest first, in columns: 48 bytes a bar, so that years of history answer from memory.
 * New bars come at the end only.
 */
export class BarSeries {
  readonly #columns: Record<keyof UnitBar, Float64Array> = {
    openTime: new Float64Array(FIRST_CAPACITY),
    open: new Float64Array(FIRST_CAPACITY),
    high: new Float64Array(FIRST_CAPACITY),
    low: new Float64Array(FIRST_CAPACITY),
    close: new Float64Array(FIRST_CAPACITY),
    volume: new Float64Array(FIRST_CAPACITY),
  };
  #length = 0;

  constructor(bars: Iterable<UnitBar> = []) {
    for (const bar of bars) this.put(bar);
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Appends a bar, or replaces the last one with the same opening time.
   * @throws RangeError if it is older than the last one
   */
  put(bar: UnitBar): void {
    const last = this.#length - 1;
    const lastTime = last < 0 ? -Infinity : this.#read('openTime', last);
    if (bar.openTime < lastTime) throw new RangeError('bars come in order');
    if (bar.openTime === lastTime) {
      this.#write(last, bar);
      return;
    }
    if (this.#length === this.#columns.openTime.length) this.#grow();
    this.#write(this.#length, bar);
    this.#length += 1;
  }

  first(): UnitBar | undefined {
    return this.#length === 0 ? undefined : this.#at(0);
  }

  last(): UnitBar | undefined {
    return this.#length === 0 ? undefined : this.#at(this.#length - 1);
  }

  /** Bars that opened from `from` to `to`, both inclusive; of more than `limit` the latest. */
  between(from: number, to: number, limit = Infinity): UnitBar[] {
    const end = this.#firstAfter(to);
    const start = Math.max(this.#firstAfter(from - 1), end - limit);
    const bars: UnitBar[] = [];
    for (let index = start; index < end; index += 1) bars.push(this.#at(index));
    return bars;
  }

  /** The last bar that opened before a moment. */
  before(moment: number): UnitBar | undefined {
    const index = this.#firstAfter(moment - 1) - 1;
    return index < 0 ? undefined : this.#at(index);
  }

  #firstAfter(moment: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#read('openTime', middle) <= moment) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #read(name: keyof UnitBar, index: number): number {
    return this.#columns[name][index] ?? Number.NaN;
  }

  #at(index: number): UnitBar {
    return {
      openTime: this.#read('openTime', index),
      open: this.#read('open', index),
      high: this.#read('high', index),
      low: this.#read('low', index),
      close: this.#read('close', index),
      volume: this.#read('volume', index),
    };
  }

  #write(index: number, bar: UnitBar): void {
    for (const name of COLUMNS) this.#columns[name][index] = bar[name];
  }

  #grow(): void {
    for (const name of COLUMNS) {
      const larger = new Float64Array(this.#length * 2);
      larger.set(this.#columns[name]);
      this.#columns[name] = larger;
    }
  }
}
