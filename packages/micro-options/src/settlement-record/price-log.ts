import type { Decimal } from '@bourse/decimal';
import type { Gap, Tick } from '../rules/settlement-check';

/** Longer than the longest option with its windows. */
const RETENTION_MS = 15 * 60_000;

/** Last prices of pairs as received by this device, on the monotonic clock. A lost connection leaves a gap. */
export class PriceLog {
  readonly #ticks = new Map<string, Tick[]>();
  #gaps: Gap[] = [];
  #downSince: number | undefined = performance.now();

  note(symbol: string, price: Decimal): void {
    const now = performance.now();
    const ticks = this.#ticks.get(symbol) ?? [];
    if (ticks.at(-1)?.price === price) return;
    ticks.push({ at: now, price });
    if (ticks.length > 1 && (ticks[1]?.at ?? now) < now - RETENTION_MS) ticks.shift();
    this.#ticks.set(symbol, ticks);
  }

  connection(isLive: boolean): void {
    const now = performance.now();
    if (isLive && this.#downSince !== undefined) {
      this.#gaps = [...this.#gaps.filter(({ to }) => to > now - RETENTION_MS), { from: this.#downSince, to: now }];
      this.#downSince = undefined;
    } else if (!isLive) this.#downSince ??= now;
  }

  ticks(symbol: string): readonly Tick[] {
    return this.#ticks.get(symbol) ?? [];
  }

  gaps(): readonly Gap[] {
    return this.#downSince === undefined ? this.#gaps : [...this.#gaps, { from: this.#downSince, to: Infinity }];
  }
}
