import type { Bar } from '@bourse/contracts/bars';

/** Bars as a table: opening times in UTC, prices as they were received, an unknown volume empty. */
export function csvOf(bars: readonly Bar[]): string {
  const rows = bars.map(({ openTime, open, high, low, close, volume }) =>
    [new Date(openTime).toISOString(), open, high, low, close, volume ?? ''].join(','),
  );
  return ['time,open,high,low,close,volume', ...rows].join('\r\n');
}
