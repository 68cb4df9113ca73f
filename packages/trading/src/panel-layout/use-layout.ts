import { createKept } from '@bourse/storage';
import { useEffect, useState } from 'react';
import { dockPanel, stepPanel, type DockedId, type DockingStep, type PanelId, type Zone } from './docking';
import {
  DEFAULT_LAYOUT,
  layoutSchema,
  resetEdge,
  resizeEdge,
  toggleList,
  togglePanel,
  type Edge,
  type ListRoom,
  type PanelLayout,
} from './layout';
import type { ChartsChoice } from '../several-charts/charts-choice';

/** A trading screen with a panel arrangement of its own. */
export type TradingScreen = 'spot' | 'lever' | 'options';

const layoutOf = (screen: TradingScreen) =>
  createKept(`bourse.${screen}.layout`, layoutSchema, DEFAULT_LAYOUT, (own) => own);
const layouts = { spot: layoutOf('spot'), lever: layoutOf('lever'), options: layoutOf('options') };

/** The stored arrangement of a screen; the default one if it cannot be read. */
export const readLayout = (screen: TradingScreen): PanelLayout => layouts[screen].read();

/** Stores the arrangement of a screen; the default one is not stored. */
export const writeLayout = (screen: TradingScreen, layout: PanelLayout): void =>
  layouts[screen].write(layout === DEFAULT_LAYOUT ? undefined : layout);

/** The user's panel arrangement of a screen, read before the first paint, and the functions that change it. */
export function useLayout(screen: TradingScreen) {
  const [layout, setLayout] = useState(() => readLayout(screen));
  // Another tab, an imported file and a login change it too.
  useEffect(() => layouts[screen].follow(() => setLayout(readLayout(screen))), [screen]);
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
    arrangeCharts: (charts: ChartsChoice) => change({ ...layout, charts }),
    /** Shows a saved layout. */
    show: change,
    reset: () => change(DEFAULT_LAYOUT),
  };
}

export type LayoutControls = ReturnType<typeof useLayout>;
