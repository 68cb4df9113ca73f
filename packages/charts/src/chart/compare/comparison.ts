import type { Bar } from '@bourse/contracts/bars';

/** A pair that can be compared with that of the chart. */
export interface ComparedPair {
  readonly id: string;
  /** `ETH/USDT` */
  readonly symbol: string;
}

/** A chosen pair with its bars, oldest first, at the resolution of the chart. */
export interface ComparedSeries extends ComparedPair {
  /** Empty until they are loaded. */
  readonly bars: readonly Bar[];
  readonly hasFailed: boolean;
}

/** The pairs that are compared with that of the chart, and how the user changes them. */
export interface ChartComparison {
  /** The same list as long as nothing changes. */
  readonly series: readonly ComparedSeries[];
  /** The pairs that can be added. Read when the panel is drawn. */
  readonly offered: () => readonly ComparedPair[];
  readonly onAdd: (pair: ComparedPair) => void;
  readonly onRemove: (pair: ComparedPair) => void;
}

/** More lines cannot be told apart. */
export const COMPARED_AT_MOST = 3;
