import { useState } from 'react';

/**
 * The value that `make` returned for the present key; another key makes another value. For stores: React may drop a value of `useMemo` at
 * any time, a value in state is kept. Keys are compared by `Object.is`.
 *
 * `make` runs in the update function of the state: the React Compiler takes calls in a render for pure, and would answer a key that returns
 * with the value of its first time.
 */
export function useKeyedState<Value>(key: unknown, make: () => Value): Value {
  const [held, setHeld] = useState(() => ({ key, value: make() }));
  // React discards this render and begins again with the new value.
  if (!Object.is(held.key, key)) setHeld(() => ({ key, value: make() }));
  return held.value;
}
