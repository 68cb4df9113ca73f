/** The panels that can have a window of their own. */
export const WINDOW_PANELS = ['chart', 'book', 'trades'] as const;
export type WindowPanel = (typeof WINDOW_PANELS)[number];

/** The address's parameter that names the panel. */
export const PANEL_PARAMETER = 'panel';

/** The panel that an address names; the chart if it names none. */
export const windowPanelOf = (named: string | null): WindowPanel =>
  WINDOW_PANELS.find((panel) => panel === named) ?? 'chart';
