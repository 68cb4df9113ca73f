import { followStored, readStored, writeStored } from '@bourse/storage';
import { useEffect, useState } from 'react';
import { dockPanel, stepPanel, type DockedId, type DockingStep, type PanelId, type Zone } from './docking';
import {
  DEFAULT_LAYOUT,
  parseLayout,
  resetEdge,
  resizeEdge,
  toggleList,
  togglePanel,
  type Edge,
  type ListRoom,
  type PanelLayout,
} from './layout';

/** A trading screen with a panel arrangement of its own. */
export type TradingScreen = 'spot' | 'lever' | 'options';

const keyOf = (screen: TradingScreen) => `bourse.${screen}.layout` as const;

/** The stored arrangement of a screen. */
export const readLayout = (screen: TradingScreen): PanelLayout => parseLayout(readStored(keyOf(screen)));

/** Stores the arrangement of a screen; the default one is not stored. */
export const writeLayout = (screen: TradingScreen, layout: PanelLayout): void =>
  writeStored(keyOf(screen), layout === DEFAULT_LAYOUT ? undefined : JSON.stringify(layout));

/** The panel arrangement of a screen on this device, read before the first paint, and the functions that change it. */
export function useLayout(screen: TradingScreen) {
  const [layout, setLayout] = useState(() => readLayout(screen));
  // Another tab and an imported file change it too.
  useEffect(() => followStored(keyOf(screen), () => setLayout(readLayout(screen))), [screen]);
  const change = (next: PanelLayout) => {
    setLayout(next);
    writeLayout(screen, next);
  };
  return {
    layout,
    toggle: (panel: PanelId) => change(togglePanel(layout, panel)),
    /** Docks the market list, or takes it away. */
    toggleList: (room: ListRoom) => change(toggleList(layout, room)),
    resize: (edge: Edge, size: number) => change(resizeEdge(layout, edge, size)),
    /** To its normal size. */
    resetEdge: (edge: Edge) => change(resetEdge(layout, edge)),
    dock: (panel: DockedId, zone: Zone, index?: number) =>
      change({ ...layout, docking: dockPanel(layout.docking, panel, zone, index) }),
    step: (panel: DockedId, step: DockingStep) =>
      change({ ...layout, docking: stepPanel(layout.docking, panel, step) }),
    /** Shows a saved layout. */
    show: change,
    reset: () => change(DEFAULT_LAYOUT),
  };
}

export type LayoutControls = ReturnType<typeof useLayout>;
