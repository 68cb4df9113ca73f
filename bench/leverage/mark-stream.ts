import { frame } from '../shared/engine-socket.ts';

/** A position as the exchange sends it; only these fields change. */
export interface WirePosition {
  readonly id: number;
  readonly update_price?: unknown;
  readonly profits?: unknown;
}

export interface MarkStreamOptions {
  readonly positions: readonly WirePosition[];
  /** Ids of the positions whose marks change, in turn; the others keep their figures. */
  readonly moving: readonly number[];
  /** Marks a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** `lever_trade` once a mark: all positions, one of them with another mark and P/L. `at` in milliseconds from the start. */
export function markStream({ positions, moving, rate, seconds }: MarkStreamOptions) {
  const rows = new Map(positions.map((position) => [position.id, position]));
  return Array.from({ length: rate * seconds }, (_, index) => {
    const row = rows.get(moving[index % moving.length] ?? 0);
    if (row) rows.set(row.id, { ...row, update_price: String(30_000 + index), profits: (index / 100).toFixed(2) });
    const payload = {
      type: 'lever_trade',
      hazard_rate: '2000',
      profits_all: (index / 10).toFixed(1),
      trades_all: JSON.stringify([...rows.values()]),
      trades_entrust: '[]',
    };
    return { at: (index * 1000) / rate, message: [frame('lever_trade', payload)] };
  });
}
