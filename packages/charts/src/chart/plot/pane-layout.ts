/** A part of the chart's height, in per cent. */
export interface PanePlace {
  readonly top: number;
  readonly height: number;
}

const GAP = 2;
/** Height shares of the panes below the prices, by their number: the price pane keeps the largest part. */
const SHARES = [0, 20, 18, 15, 13];
/** Share of all panes at most. */
const ALL_AT_MOST = 60;

/** Position of the price pane, followed by the panes below it. */
export function paneLayout(panes: number): readonly PanePlace[] {
  const share = SHARES[panes] ?? ALL_AT_MOST / panes - GAP;
  const prices = { top: 0, height: 100 - panes * (share + GAP) };
  const below = Array.from({ length: panes }, (_, index) => ({
    top: prices.height + GAP + index * (share + GAP),
    height: share,
  }));
  return [prices, ...below];
}
