import { throttle, useAppDispatch, usePolling, useProductCapabilities, useServerNow } from '@bourse/feature-kit';
import { securityCapabilities } from '@bourse/contracts/security';
import { settingsCapability, type Setting } from '@bourse/contracts/settings';
import {
  followKept,
  readStored,
  restoreKept,
  syncKept,
  useAreKeptValuesKnown,
  useAreKeptValuesLost,
  useAreKeptValuesUnread,
  writeStored,
} from '@bourse/storage';
import { lazyPart, uiKitMessages, useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { keptValuesApi } from './api/kept-values';
import { NewApiKeyWatch } from './api-keys/lazy-new-api-key-watch';
import { NewDeviceWatch } from './devices/new-device-watch';
import { identityMessages } from './locales/messages';

const RecoveryWatch = lazyPart(async () => (await import('./recovery/recovery-watch')).RecoveryWatch, {
  fallback: null,
});

/** A change of another device is here after so long at most. */
const EVERY_MS = 60_000;
/** Changes of this device are written together, after so long at most. */
const TOGETHER_MS = 2000;

function Sync({ valueAtMost }: { readonly valueAtMost: number }) {
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const { data, fulfilledTimeStamp, refetch } = keptValuesApi.useSettingsQuery(undefined, {
    ...usePolling(EVERY_MS),
    refetchOnFocus: true,
  });
  const sync = useEffectEvent((read: readonly Setting[]) => {
    const write = async (setting: Setting) =>
      dispatch(keptValuesApi.endpoints.writeSetting.initiate(setting, { track: false })).unwrap();
    // What could not be written is written after the next read.
    syncKept({ valueAtMost, now, read: () => Promise.resolve(read), write }).catch(() => undefined);
  });
  useEffect(() => {
    // Each read, also one with the same content: a change of this device may be waiting.
    if (data && fulfilledTimeStamp !== undefined) sync(data);
  }, [data, fulfilledTimeStamp]);
  useEffect(() => {
    const paced = throttle(TOGETHER_MS, () => void refetch());
    const stop = followKept(paced.request);
    return () => {
      stop();
      paced.stop();
    };
  }, [refetch]);
  return null;
}

/** In session storage: the tab has said that the browser does not keep the values. */
const TOLD = 'bourse.kept.told';

/** Says once a tab that the browser does not keep the values of the user. */
function LossNotice() {
  const text = identityMessages.useText();
  const toast = useToast();
  const isLost = useAreKeptValuesLost();
  useEffect(() => {
    if (!isLost || readStored(TOLD, 'tab') !== undefined) return;
    writeStored(TOLD, '1', 'tab');
    toast.error(text('kept.lost'), TOLD);
  }, [isLost, text, toast]);
  return null;
}

/** Cause of the toast that the kept values could not be read. */
const UNREAD = 'kept.unread';

/** Says that the kept values of the user could not be read, so that nothing that a limit may forbid is sent, and offers another try. */
function UnreadToast({ onTried }: { readonly onTried: () => void }) {
  const text = identityMessages.useText();
  const common = uiKitMessages.useText();
  const toast = useToast();
  const retry = useEffectEvent(async () => {
    await restoreKept();
    onTried();
  });
  useEffect(() => {
    toast.error(text('kept.unread'), UNREAD, { label: common('action.retry'), onPress: () => void retry() });
    return () => toast.dismiss(UNREAD);
  }, [text, common, toast]);
  return null;
}

/** Each failed try is told. */
function UnreadNotice() {
  const isUnread = useAreKeptValuesUnread();
  const [tries, setTries] = useState(0);
  return isUnread && <UnreadToast key={tries} onTried={() => setTries(tries + 1)} />;
}

/**
 * Keeps the user's limits, allow-list, alerts, layouts and drawings on the server too, and tells of new devices and keys for the API, and of a recovery of the account, where the back end announces it;
 * says where the browser does not keep or read them.
 */
export function Component() {
  const valueAtMost = useProductCapabilities(settingsCapability);
  const { hasSessions, hasApiKeys, recoveryWaitHours } = useProductCapabilities(securityCapabilities);
  const areKnown = useAreKeptValuesKnown();
  return (
    <>
      <LossNotice />
      <UnreadNotice />
      {valueAtMost !== undefined && areKnown && <Sync valueAtMost={valueAtMost} />}
      {hasSessions && <NewDeviceWatch />}
      {recoveryWaitHours !== undefined && <RecoveryWatch />}
      {hasSessions && hasApiKeys && <NewApiKeyWatch />}
    </>
  );
}
