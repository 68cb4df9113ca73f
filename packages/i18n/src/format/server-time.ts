/** Above this a number is milliseconds: as seconds it would be the year 5138. */
const SECONDS_AT_MOST = 1e11;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/;
const EPOCH = /^\d{1,16}(?:\.\d+)?$/;
const SHANGHAI_OFFSET = 8 * 3_600_000;

function fromEpoch(value: number): number | undefined {
  // The platform writes 0 where something has not happened yet.
  if (!Number.isFinite(value) || value <= 0) return undefined;
  return Math.round(value > SECONDS_AT_MOST ? value : value * 1000);
}

function fromShanghai(date: string, minutes = '00:00', seconds = ':00'): number | undefined {
  const wall = `${date}T${minutes}${seconds}.000Z`;
  const instant = Date.parse(wall);
  // `Date.parse` lets 31 February pass as 3 March; what does not read back is no date.
  if (Number.isNaN(instant) || new Date(instant).toISOString() !== wall) return undefined;
  return instant - SHANGHAI_OFFSET;
}

/**
 * A time of a reply as epoch milliseconds: epoch seconds or milliseconds as number or text, or `YYYY-MM-DD HH:mm:ss` in
 * Asia/Shanghai. `undefined` for anything else, zero included.
 */
export function parseServerTime(value: unknown): number | undefined {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (EPOCH.test(text)) return fromEpoch(Number(text));
  const match = LOCAL_TIME.exec(text);
  return match?.[1] === undefined ? undefined : fromShanghai(match[1], match[2], match[3]);
}
