import { readStored, writeStored } from '@bourse/api-client';
import { useState } from 'react';
import { DEFAULT_LAYOUT, parseLayout, resetEdge, resizeEdge, togglePanel, type Edge, type PanelId } from './layout';

/** Where the arrangement is kept. */
export const LAYOUT_KEY = 'bourse.spot.layout';

/** The arrangement of this device, read before the first paint, and the ways to change it. */
export function useLayout() {
  const [layout, setLayout] = useState(() => parseLayout(readStored(LAYOUT_KEY)));
  const change = (next: typeof layout) => {
    setLayout(next);
    writeStored(LAYOUT_KEY, next === DEFAULT_LAYOUT ? undefined : JSON.stringify(next));
  };
  return {
    layout,
    toggle: (panel: PanelId) => change(togglePanel(layout, panel)),
    resize: (edge: Edge, size: number) => change(resizeEdge(layout, edge, size)),
    /** To its normal size. */
    resetEdge: (edge: Edge) => change(resetEdge(layout, edge)),
    reset: () => change(DEFAULT_LAYOUT),
  };
}
