import { selectServerClock, serverNow, type ExchangeState } from '@bourse/api-client';
import { loggedErrors, saveFile, useAppStore } from '@bourse/feature-kit';
import { useLanguage, useTimeZone } from '@bourse/i18n';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { useConnection } from '@bourse/realtime';
import { useEffect, useState } from 'react';
import { knownCalls, type KnownCall } from '../rules/reads';
import { supportBundle } from '../rules/support-bundle';
import { channelFigures, NO_EVENTS, type ClockOffset } from '../rules/channel-log';
import { CHANNELS, useChannels } from './use-channels';
import { useMeasurement } from './use-measurement';

const KNOWN_TEXTS: ReadonlySet<string> = new Set(
  Object.values(SERVER_TEXTS).filter((text) => typeof text === 'string'),
);

/** The last part of each script's address: its name with the hash of the release. */
const scriptNames = () =>
  [...document.scripts].flatMap(({ src }) => (src === '' ? [] : [new URL(src).pathname.split('/').at(-1) ?? '']));

const SECOND_MS = 1000;

function clockOffset(state: ExchangeState): ClockOffset | undefined {
  const clock = selectServerClock(state);
  const { low, high } = clock;
  if (low === undefined || high === undefined) return undefined;
  return { offset: serverNow(clock) - Date.now(), precision: (high - low) / 2 };
}

interface Snapshot {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly calls: readonly KnownCall[];
  readonly clock: ClockOffset | undefined;
}

const snapshotOf = (state: ExchangeState): Snapshot => ({
  now: Date.now(),
  calls: knownCalls(state),
  clock: clockOffset(state),
});

/** A snapshot of the store once a second: streamed entries change many times a second. */
function useSnapshot(): Snapshot {
  const store = useAppStore();
  const [snapshot, setSnapshot] = useState(() => snapshotOf(store.getState()));
  useEffect(() => {
    const timer = setInterval(() => setSnapshot(snapshotOf(store.getState())), SECOND_MS);
    return () => clearInterval(timer);
  }, [store]);
  return snapshot;
}

/** The groups that the diagnostics screen shows. */
export function useDiagnostics() {
  const { language } = useLanguage();
  const { timeZone } = useTimeZone();
  const { now, calls, clock } = useSnapshot();
  const connection = useConnection();
  const channels = useChannels();
  const { state: measured, measure } = useMeasurement();
  const [content, setContent] = useState<string>();

  const prepare = () =>
    setContent(
      supportBundle({
        at: Date.now(),
        userAgent: navigator.userAgent,
        scripts: scriptNames(),
        settings: { language, timeZone },
        connection,
        measurement: measured.kind === 'done' ? measured.measurement : undefined,
        clockOffset: clock && Math.round(clock.offset),
        calls,
        errors: loggedErrors(),
        knownTexts: KNOWN_TEXTS,
      }),
    );
  const save = () => {
    if (content !== undefined) saveFile(new Blob([content], { type: 'application/json' }), 'bourse-support.json');
  };

  return {
    channels: CHANNELS.map((channel) => ({
      channel,
      ...channelFigures(channels.get(channel) ?? NO_EVENTS, now, clock),
    })),
    connection: { now, connection, clock, measured, onMeasure: measure },
    calls,
    bundle: { content, onPrepare: prepare, onSave: save },
  };
}
