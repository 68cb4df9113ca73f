import { useEffect, useRef, useState } from 'react';

interface Held<Value> {
  readonly key: string;
  readonly value: Value;
}

/** A value that changes often, taken over at most every `interval` milliseconds; at once where `key` is another one. */
export function useSlowly<Value>(value: Value, key: string, interval: number): Value {
  const [held, setHeld] = useState<Held<Value>>({ key, value });
  const newest = useRef({ key, value });
  useEffect(() => {
    newest.current = { key, value };
  }, [key, value]);
  useEffect(() => {
    const timer = setInterval(() => setHeld(newest.current), interval);
    return () => clearInterval(timer);
  }, [interval]);
  if (held.key !== key) setHeld({ key, value });
  return held.key === key ? held.value : value;
}
