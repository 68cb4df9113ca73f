import { useEffect, useState } from 'react';

export type Chunk<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly module: Module };

/** A chunk that has not come by then will not come (trading side, section 9). */
const CHUNK_TIME_LIMIT_MS = 120_000;

/** What has come once is there at once the next time. */
const loaded = new WeakMap<() => Promise<object>, object>();

async function fetchChunk<Module extends object>(load: () => Promise<Module>, signal: AbortSignal): Promise<Module> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the chunk did not come in time')), CHUNK_TIME_LIMIT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([load(), tooLate]);
}

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
    const abort = new AbortController();
    const { signal } = abort;
    const bring = async () => {
      try {
        const fetched = await fetchChunk(load, signal);
        loaded.set(load, fetched);
        if (!signal.aborted) setModule(() => fetched);
      } catch {
        if (!signal.aborted) setFailed(attempt);
      }
    };
    void bring();
    return () => abort.abort();
  }, [attempt, load, module, isWanted]);
  if (module) return { status: 'ready', module };
  if (failed === attempt) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'loading' };
}
