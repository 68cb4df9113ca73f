import { readStored, writeStored } from '@bourse/storage';

const KEY = 'bourse.reloadedAt';
/** A second reload before this would not help, milliseconds. */
const PAUSE_MS = 60_000;
/** Failed requests after which the files of this version are taken to be gone. */
const FAILURES = 2;

let failures = 0;

/** A chunk has not loaded. */
export function noteFailedLoad(): void {
  failures += 1;
}

/** Whether the files of the open version seem to be removed from the server. Only a reload of the page loads new ones. */
export const needsReload = (): boolean => failures >= FAILURES && navigator.onLine;

/** Reloads the page for its present version; drafts are kept in storage. */
export function reloadPage(reload: () => void = () => location.reload()): void {
  failures = 0;
  writeStored(KEY, String(Date.now()), 'tab');
  reload();
}

/**
 * A retry of a chunk. After a deployment the files of the open version may be gone, and every retry would ask for them again: the second
 * retry reloads the page, which gets the present version; drafts are kept in storage. At most one reload a minute; without a connection
 * none.
 */
export function retryLoad(retry: () => void, reload: () => void = () => location.reload()): void {
  const reloadedAt = Number(readStored(KEY, 'tab') ?? 0);
  if (!needsReload() || Date.now() - reloadedAt < PAUSE_MS) retry();
  else reloadPage(reload);
}
