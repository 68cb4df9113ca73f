import type { PlotArea } from './plot-area';

/** The geometry of the last redraw, for React overlays. */
export interface PlotAreaStore {
  readonly set: (plotArea: PlotArea | undefined) => void;
  readonly get: () => PlotArea | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPlotAreaStore(): PlotAreaStore {
  const listeners = new Set<() => void>();
  let plotArea: PlotArea | undefined;
  return {
    set: (next) => {
      plotArea = next;
      for (const listener of listeners) listener();
    },
    get: () => plotArea,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
