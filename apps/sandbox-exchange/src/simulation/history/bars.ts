import { DAY_MS, HOUR_MS } from '@bourse/contract-server';
import type { UnitBar } from '../../market-data/bar';
import type { Random } from '../../ports';
import { normal } from '../random';
import type { Slot } from './timeline';
import { POINTS_PER_BAR, type Path } from './random-walk';

/** Parameters for converting a path to bars of a pair. */
export interface BarShape {
  /** Log price, in price units of the pair, at the start of the path. */
  start: number;
  base: Path;
  quote: Path;
  /** Price units of a tick, quantity units of a lot. */
  tick: number;
  lot: number;
  /** Quantity units traded in a usual day. */
  dayVolume: number;
  /** Standard deviation of the yearly log return: how large a move is for this pair. */
  volatility: number;
}

const NOISE = 0.45;
const YEAR_MS = 365.25 * DAY_MS;

/** Busiest when Europe and America are both at their desks, quietest at their night. */
function season({ openTime, length }: Slot): number {
  if (length >= DAY_MS) return 1;
  const hour = (openTime % DAY_MS) / HOUR_MS;
  return 1 + 0.45 * Math.sin(((hour - 8.5) / 24) * 2 * Math.PI);
}

/** Bars along a path, oldest first: each opens at the previous close, and large moves have high volume. */
export function barsAlong(slots: readonly Slot[], shape: BarShape, random: Random): UnitBar[] {
  const { start, base, quote, tick, lot } = shape;
  const price = (point: number) => {
    const log = start + (base[point] ?? 0) - (quote[point] ?? 0);
    return Math.max(tick, Math.round(Math.exp(log) / tick) * tick);
  };
  let close = Math.max(tick, Math.round(Math.exp(start) / tick) * tick);
  return slots.map((slot, index) => {
    const open = close;
    let high = open;
    let low = open;
    for (let point = 0; point < POINTS_PER_BAR; point += 1) {
      close = price(index * POINTS_PER_BAR + point);
      high = Math.max(high, close);
      low = Math.min(low, close);
    }
    const usualMove = shape.volatility * Math.sqrt(slot.length / YEAR_MS);
    const stir = 0.55 + (0.4 * Math.log(high / low)) / Math.max(usualMove, 1e-9);
    const usual = (shape.dayVolume * slot.length) / DAY_MS;
    const volume = usual * season(slot) * Math.min(stir, 6) * Math.exp(NOISE * normal(random) - NOISE ** 2 / 2);
    return { openTime: slot.openTime, open, high, low, close, volume: Math.max(lot, Math.round(volume / lot) * lot) };
  });
}
