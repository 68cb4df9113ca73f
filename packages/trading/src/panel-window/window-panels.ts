/** The panels that can have a window of their own. */
export const WINDOW_PANELS = ['chart', 'book', 'trades'] as const;
export type WindowPanel = (typeof WINDOW_PANELS)[number];

/** The address's parameter that names the panel. */
export const PANEL_PARAMETER = 'panel';

/** The panel that an address names; the chart for an unknown name, `undefined` without a name. */
export const windowPanelOf = (named: string | null): WindowPanel | undefined =>
  named === null ? undefined : (WINDOW_PANELS.find((panel) => panel === named) ?? 'chart');
