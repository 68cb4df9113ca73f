import { expect, it, vi } from 'vitest';
import { createExternalStore } from './external-store';

it('a store notifies its listeners only of another value, until they unsubscribe', () => {
  const store = createExternalStore(1);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
  store.set(2);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toBe(3);
});
