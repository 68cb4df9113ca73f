import { useEffect, useState } from 'react';
import { loadInTime } from './time-limit';

export type Chunk<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly module: Module };

/** What has come once is there at once the next time. */
const loaded = new WeakMap<() => Promise<object>, object>();

/**
 * A part of a screen that is fetched when it is first shown. Not `lazy()`: a chunk that did not come can be asked for
 * again here, and what stands around it stays. `load` is a constant of its file: `() => import('./part')`. It counts as
 * loading, and is not asked for, until it is wanted.
 */
export function useChunk<Module extends object>(load: () => Promise<Module>, isWanted = true): Chunk<Module> {
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what `load` gave is kept under it
  const [module, setModule] = useState(() => loaded.get(load) as Module | undefined);
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    if (module || !isWanted) return undefined;
    let isCurrent = true;
    const bring = async () => {
      try {
        const fetched = await loadInTime(load);
        loaded.set(load, fetched);
        if (isCurrent) setModule(() => fetched);
      } catch {
        if (isCurrent) setFailed(attempt);
      }
    };
    void bring();
    return () => {
      isCurrent = false;
    };
  }, [attempt, load, module, isWanted]);
  if (module) return { status: 'ready', module };
  if (failed === attempt) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'loading' };
}
