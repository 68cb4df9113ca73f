import { useEffect, useEffectEvent, useState } from 'react';
import { onceScrollRests } from './scroll-rest';

/**
 * A value that changes many times a second, at most every so many milliseconds: for orders and sums, where keeping up
 * would be work for nobody and rows would jump from under the pointer; and not while somebody scrolls. A change that is
 * `urgent` shows at once.
 */
export function useCalm<Value>(
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
