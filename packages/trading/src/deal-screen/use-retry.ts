import { usePolledRead, usePolling } from '@bourse/feature-kit';

/** Polls are 5 s apart (section 9). */
const RETRY_EVERY_MS = 5000;

/** Retries a failed request automatically where the screen has no retry button. */
export function useRetry(isWanted: boolean, retry: () => void): void {
  usePolledRead(usePolling(isWanted ? RETRY_EVERY_MS : 0), retry);
}
