/** The platform's times and days are those of Asia/Shanghai, which has had no daylight saving since 1991. */
export const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const SECONDS_END = 100_000_000_000;
const DATE_TIME = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * Converts a time in a reply to epoch milliseconds. Accepts epoch seconds (or, above 1e11, milliseconds) and
 * `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. Returns `undefined` for anything else and for zero, which the platform writes for
 * events that have not happened yet.
 */
export function parseServerTime(input: unknown): number | undefined {
  if (typeof input !== 'number' && typeof input !== 'string') return undefined;
  const written = String(input).trim();
  const parts = DATE_TIME.exec(written);
  if (parts) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
      .slice(1)
      .map((part) => Number(part ?? 0));
    const utc = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
    // Invalid dates, such as 30 February or the zero date of databases, would roll over to another day.
    const isReal = utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day && minute < 60 && second < 60;
    return isReal ? utc.getTime() - SHANGHAI_OFFSET_MS : undefined;
  }
  if (!/^\d+(\.\d+)?$/.test(written)) return undefined;
  const epoch = Number(written);
  if (epoch === 0) return undefined;
  return Math.round(epoch < SECONDS_END ? epoch * 1000 : epoch);
}
