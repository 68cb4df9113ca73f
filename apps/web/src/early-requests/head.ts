import type { EarlyRequest } from '@bourse/api-client';
import type { StorageKey } from '@bourse/storage';
import { sendEarly, type EarlyCalls } from './send-early';

declare global {
  /** Put in by the build. */
  const EARLY_CALLS: EarlyCalls;
  /** Absent in tests and wherever the script may not run. */
  var bourseEarlyRequests: EarlyRequest[] | undefined;
}

function stored(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

globalThis.bourseEarlyRequests = sendEarly(EARLY_CALLS, {
  location,
  stored,
  // The query of ui-kit's `useIsPhone`: this script runs before the bundle that holds it.
  isPhone: matchMedia('(max-width:599.95px)').matches,
  now: Date.now,
  fetch: (input, init) => fetch(input, init),
});
