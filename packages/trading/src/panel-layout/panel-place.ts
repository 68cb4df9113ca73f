import type { CSSProperties, ReactNode } from 'react';
import type { DockedId } from './docking';

/** Where a panel is shown. */
export interface PanelPlace {
  /** Of its zone, CSS pixels; 0: not measured. */
  readonly height: number;
  /** How many panels share the zone. */
  readonly others: number;
  /** Its place in the grid of a window without zones. */
  readonly style?: CSSProperties | undefined;
}

export type RenderPanel = (panel: DockedId, place: PanelPlace) => ReactNode;
