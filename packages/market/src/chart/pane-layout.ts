/** A part of the chart's height, in per cent. */
export interface PanePlace {
  readonly top: number;
  readonly height: number;
}

const GAP = 2;
/** Of each pane below the prices, by how many there are: prices keep the largest part. */
const SHARES = [0, 20, 18, 15, 13];

/** Where the prices stand, first, and the panes below them. */
export function paneLayout(panes: number): readonly PanePlace[] {
  const share = SHARES[Math.min(panes, SHARES.length - 1)] ?? 0;
  const prices = { top: 0, height: 100 - panes * (share + GAP) };
  const below = Array.from({ length: panes }, (_, index) => ({
    top: prices.height + GAP + index * (share + GAP),
    height: share,
  }));
  return [prices, ...below];
}
