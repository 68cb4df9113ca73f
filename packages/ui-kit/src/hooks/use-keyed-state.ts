import { useState } from 'react';

/**
 * The value that `make` returned for the present key; another key makes another value. For stores: React may drop a value of `useMemo` at
 * any time, a value in state is kept. Keys are compared by `Object.is`.
 */
export function useKeyedState<Value>(key: unknown, make: () => Value): Value {
  const [held, setHeld] = useState(() => ({ key, value: make() }));
  if (Object.is(held.key, key)) return held.value;
  const next = { key, value: make() };
  setHeld(next);
  return next.value;
}
