import type { DeviceSession } from '@bourse/contracts/security';

/** Sessions that were begun after the own one from another browser or address; none where the own one is not told. */
export function newerThanOwn(devices: readonly DeviceSession[]): readonly DeviceSession[] {
  const own = devices.find(({ isCurrent }) => isCurrent);
  const since = own?.createdAt;
  if (own === undefined || since === undefined) return [];
  return devices.filter(
    ({ isCurrent, createdAt, device, address }) =>
      !isCurrent && createdAt !== undefined && createdAt >= since && (device !== own.device || address !== own.address),
  );
}
