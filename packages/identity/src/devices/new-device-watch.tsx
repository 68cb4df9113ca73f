import { usePolling } from '@bourse/feature-kit';
import { reportUserEvent } from '@bourse/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useDevicesQuery } from '../api/devices';
import { identityMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { browserName } from '../rules/browser-name';
import { newerThanOwn } from '../rules/newer-devices';
import type { DeviceSession } from '@bourse/contracts/security';

const EVERY_MS = 60_000;

/** Reports log-ins that came after the own one: an entry of the bell each. */
export function NewDeviceWatch() {
  const text = identityMessages.useText();
  const { data: devices } = useDevicesQuery(undefined, { ...usePolling(EVERY_MS), refetchOnFocus: true });
  const report = useEffectEvent((listed: readonly DeviceSession[]) => {
    for (const { id, device, address } of newerThanOwn(listed)) {
      const words = text('devices.new', { device: browserName(device) || text('devices.unknown'), address });
      reportUserEvent({ id: `device-${id}`, text: words, path: PATHS.accountSettings });
    }
  });
  useEffect(() => {
    if (devices) report(devices);
  }, [devices]);
  return null;
}
