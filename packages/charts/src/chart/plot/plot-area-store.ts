import type { ExternalStore } from '@bourse/ui-kit';
import type { PlotArea } from './plot-area';

/** The geometry of the last redraw, for React overlays. */
export type PlotAreaStore = ExternalStore<PlotArea | undefined>;
