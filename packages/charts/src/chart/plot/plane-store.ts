import type { Plane } from './plane';

/** The geometry of the last redraw, for React overlays. */
export interface PlaneStore {
  readonly set: (plane: Plane | undefined) => void;
  readonly get: () => Plane | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPlaneStore(): PlaneStore {
  const listeners = new Set<() => void>();
  let plane: Plane | undefined;
  return {
    set: (next) => {
      plane = next;
      for (const listener of listeners) listener();
    },
    get: () => plane,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
