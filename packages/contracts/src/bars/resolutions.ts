/** The fourteen resolutions (trading side, section 9): name in the client → `period` on the wire and length. */
export const RESOLUTIONS = {
  '1': { period: '1min', minutes: 1 },
  '3': { period: '3min', minutes: 3 },
  '5': { period: '5min', minutes: 5 },
  '15': { period: '15min', minutes: 15 },
  '30': { period: '30min', minutes: 30 },
  '60': { period: '60min', minutes: 60 },
  '120': { period: '120min', minutes: 120 },
  '240': { period: '240min', minutes: 240 },
  '360': { period: '360min', minutes: 360 },
  '720': { period: '720min', minutes: 720 },
  '1D': { period: '1day', minutes: 1440 },
  '3D': { period: '3day', minutes: 4320 },
  '1W': { period: '1week', minutes: 10_080 },
  '1M': { period: '1mon', minutes: 43_200 },
} as const;

export type Resolution = keyof typeof RESOLUTIONS;
export type Period = (typeof RESOLUTIONS)[Resolution]['period'];

const MINUTE_MS = 60_000;

/** Length of a bar in milliseconds; of a month, thirty days. */
export function bucketLength(resolution: Resolution): number {
  return RESOLUTIONS[resolution].minutes * MINUTE_MS;
}
