import { SHANGHAI_OFFSET_MS } from '@bourse/contracts/wire';

/** Epoch milliseconds → epoch seconds. */
export function seconds(moment: number): number {
  return Math.floor(moment / 1000);
}

/** Epoch milliseconds → `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export function dateTime(moment: number): string {
  return new Date(moment + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
