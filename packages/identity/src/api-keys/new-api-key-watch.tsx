import type { ApiKey, DeviceSession } from '@bourse/contracts/security';
import { usePolling } from '@bourse/feature-kit';
import { reportUserEvent } from '@bourse/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useApiKeysQuery } from '../api/api-keys';
import { useDevicesQuery } from '../api/devices';
import { PATHS } from '../paths';
import { apiKeyMessages } from './locales/messages';

const EVERY_MS = 60_000;

/** Reports keys that were made since the own log-in, on this device too: an entry of the bell each. */
export function NewApiKeyWatch() {
  const text = apiKeyMessages.useText();
  const { data: keys } = useApiKeysQuery(undefined, { ...usePolling(EVERY_MS), refetchOnFocus: true });
  const { data: devices } = useDevicesQuery();
  const report = useEffectEvent((listed: readonly ApiKey[], sessions: readonly DeviceSession[]) => {
    const since = sessions.find(({ isCurrent }) => isCurrent)?.createdAt;
    for (const { id, name, createdAt } of listed) {
      if (since === undefined || createdAt === undefined || createdAt < since) continue;
      reportUserEvent({ id: `api-key-${id}`, text: text('new', { name }), path: PATHS.accountSettings });
    }
  });
  useEffect(() => {
    if (keys && devices) report(keys, devices);
  }, [keys, devices]);
  return null;
}
