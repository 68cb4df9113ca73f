import type { Decimal } from '@bourse/decimal';

/** A price that a line marks on the chart: an order, a position, an alert. */
export interface ChartLine {
  readonly id: string;
  readonly price: Decimal;
  /** Plain-text label at the line. It must also express what `tone` shows by colour. */
  readonly label: string;
  readonly tone: 'up' | 'down' | 'neutral' | 'alert';
  /** Makes the line movable by pointer and touch. The caller offers another way by keyboard. */
  readonly drag?: LineDrag;
}

/** How the user moves a line to another price. */
export interface LineDrag {
  /** The line stops at multiples of it. */
  readonly step: Decimal;
  /**
   * Called on release with another price than the line's. The line returns to its own price until the caller changes that.
   * Escape during the drag ends it without a call.
   */
  readonly onDrop: (price: Decimal) => void;
}
