import { useEffect, useState } from 'react';
import { MARKETS_PATH } from './strategy';

/** When the copy of the markets was made that an offline page shows. Epoch milliseconds. */
async function readCachedAt(): Promise<number | undefined> {
  const copy = await globalThis.caches?.match(MARKETS_PATH, { ignoreVary: true });
  const moment = Date.parse(copy?.headers.get('date') ?? '');
  return Number.isNaN(moment) ? undefined : moment;
}

export function useCachedAt(): number | undefined {
  const [cachedAt, setCachedAt] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    readCachedAt().then(
      (moment) => isCurrent && setCachedAt(moment),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return cachedAt;
}
