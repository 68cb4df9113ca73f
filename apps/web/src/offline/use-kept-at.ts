import { useEffect, useState } from 'react';
import { MARKETS_PATH } from './strategy';

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
