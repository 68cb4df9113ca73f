import { useEffect, useEffectEvent } from 'react';

/** Polls are 5 s apart (section 9). */
const RETRY_AFTER_MS = 5000;

/** Retries a failed request automatically where the screen has no retry button. */
export function useRetry(isWanted: boolean, retry: () => void): void {
  const onDue = useEffectEvent(retry);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => onDue(), RETRY_AFTER_MS);
    return () => clearInterval(timer);
  }, [isWanted]);
}
