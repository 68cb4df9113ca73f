import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A value that changes many times a second, at most every so many milliseconds: for orders and sums, where keeping up
 * would be work for nobody and rows would jump from under the pointer. A change that is `urgent` shows at once.
 */
export function useCalm<Value>(
  value: Value,
  interval: number,
  isUrgent: (shown: Value, next: Value) => boolean,
): Value {
  const [shown, setShown] = useState(value);
  const catchUp = useEffectEvent(() => setShown(() => value));
  useEffect(() => {
    const timer = setInterval(() => catchUp(), interval);
    return () => clearInterval(timer);
  }, [interval]);
  if (shown === value || !isUrgent(shown, value)) return shown;
  setShown(() => value);
  return value;
}
