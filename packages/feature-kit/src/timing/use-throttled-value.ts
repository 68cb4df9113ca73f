import { useEffect, useEffectEvent, useState } from 'react';
import { onceScrollRests } from './scroll-rest';

/**
 * Throttles a value that changes many times a second, for sorting and sums: rows must not jump under the pointer. Also
 * paused while scrolling. An `urgent` change is returned at once.
 */
export function useThrottledValue<Value>(
  value: Value,
  interval: number,
  isUrgent: (shown: Value, next: Value) => boolean,
): Value {
  const [shown, setShown] = useState(value);
  const catchUp = useEffectEvent(() => setShown(() => value));
  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const timer = setInterval(() => {
      stopWaiting?.();
      stopWaiting = onceScrollRests(() => catchUp());
    }, interval);
    return () => {
      clearInterval(timer);
      stopWaiting?.();
    };
  }, [interval]);
  if (shown === value || !isUrgent(shown, value)) return shown;
  setShown(() => value);
  return value;
}
