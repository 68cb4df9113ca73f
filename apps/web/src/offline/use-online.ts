import { useEffect, useState, useSyncExternalStore } from 'react';
import { MARKETS_PATH } from './strategy';

function subscribe(listener: () => void): () => void {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Has this device a network at all? Whether the exchange answers is another question, see the connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** When the copy of the markets was made that an offline page shows. Epoch milliseconds. */
async function readKeptAt(): Promise<number | undefined> {
  const copy = await globalThis.caches?.match(MARKETS_PATH, { ignoreVary: true });
  const moment = Date.parse(copy?.headers.get('date') ?? '');
  return Number.isNaN(moment) ? undefined : moment;
}

export function useKeptAt(): number | undefined {
  const [keptAt, setKeptAt] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    readKeptAt().then(
      (moment) => isCurrent && setKeptAt(moment),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return keptAt;
}
