import { readStored, writeStored } from '@bourse/storage';
import { useState } from 'react';
import {
  DEFAULT_LAYOUT,
  parseLayout,
  resetEdge,
  resizeEdge,
  togglePanel,
  type Edge,
  type PanelId,
  type PanelLayout,
} from './layout';

/** A trading screen with a panel arrangement of its own. */
export type TradingScreen = 'spot' | 'lever' | 'options';

const keyOf = (screen: TradingScreen) => `bourse.${screen}.layout` as const;

/** The stored arrangement of a screen. */
export const readLayout = (screen: TradingScreen): PanelLayout => parseLayout(readStored(keyOf(screen)));

/** The panel arrangement of a screen on this device, read before the first paint, and the functions that change it. */
export function useLayout(screen: TradingScreen) {
  const [layout, setLayout] = useState(() => readLayout(screen));
  const change = (next: typeof layout) => {
    setLayout(next);
    writeStored(keyOf(screen), next === DEFAULT_LAYOUT ? undefined : JSON.stringify(next));
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

export type Arranging = ReturnType<typeof useLayout>;
