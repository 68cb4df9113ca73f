import { useEffect, useState } from 'react';
import { loadInTime } from './time-limit';

export type Chunk<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly module: Module };

/** Modules that have been loaded, by their load function: a later use renders them at once. */
const loaded = new WeakMap<() => Promise<object>, object>();

/** Loads a chunk before it is needed: when the pointer enters its button, or before a test. Rejects as `load` does. */
export async function preloadChunk<Module extends object>(load: () => Promise<Module>): Promise<Module> {
  const module = await loadInTime(load);
  loaded.set(load, module);
  return module;
}

/**
 * A part of a screen that is fetched when it is first shown. Unlike `lazy()`, a failed chunk can be requested again, and the
 * content around it stays. `load` is a constant of its file: `() => import('./part')`. While `isWanted` is false nothing is
 * requested and the status is `loading`.
 */
export function useChunk<Module extends object>(load: () => Promise<Module>, isWanted = true): Chunk<Module> {
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Module>();
  const [failed, setFailed] = useState<number>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map holds for `load` only what `load` returned
  const module = fetched ?? (loaded.get(load) as Module | undefined);
  const isMissing = module === undefined;
  useEffect(() => {
    if (!isMissing || !isWanted) return undefined;
    let isCurrent = true;
    preloadChunk(load).then(
      (result) => isCurrent && setFetched(() => result),
      () => isCurrent && setFailed(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, load, isMissing, isWanted]);
  if (module) return { status: 'ready', module };
  if (failed === attempt) return { status: 'failed', retry: () => setAttempt(attempt + 1) };
  return { status: 'loading' };
}
