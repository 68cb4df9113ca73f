/** A value outside of React, for `useSyncExternalStore` and for drawing. */
export interface ExternalStore<Value> {
  readonly get: () => Value;
  /** Notifies the listeners, unless the value is the same by `Object.is`. */
  readonly set: (value: Value) => void;
  /** Called on every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store with one value. In a component it is made by `useState` or `useKeyedState`. */
export function createExternalStore<Value>(first: Value): ExternalStore<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
