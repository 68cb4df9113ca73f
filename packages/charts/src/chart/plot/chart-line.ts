import type { Decimal } from '@bourse/decimal';

/** A stretch of time, epoch milliseconds. Its end may be in the future. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** A price that a line marks on the chart: an order, a position, an alert. */
export interface ChartLine {
  readonly id: string;
  readonly price: Decimal;
  /** Plain-text label at the line. It must also express what `tone` shows by colour. */
  readonly label: string;
  readonly tone: 'up' | 'down' | 'neutral' | 'alert';
  /** The line is a segment for each span; without spans it runs across the prices. */
  readonly spans?: readonly TimeSpan[];
  /** Prices that differ from `price` by at most this much are a marked zone along the segments. */
  readonly tolerance?: Decimal;
  /** Makes the line movable by pointer, touch and keyboard. */
  readonly drag?: LineDrag;
  /** Puts a button on the line that removes what it shows, e.g. cancels the order. */
  readonly remove?: LineRemoval;
}

/** Height and width of the button of a line, CSS pixels. */
export const LINE_BUTTON = 18;

/** The button of a line. */
export interface LineRemoval {
  /** `Cancel order: buy 0.5 at 97,000`. The accessible name says in addition that the button is on the chart. */
  readonly label: string;
  readonly run: () => void;
}

/** How the user moves a line to another price. */
export interface LineDrag {
  /** The line stops at multiples of it. */
  readonly step: Decimal;
  /**
   * Called on release, or on Enter after arrow keys, with another price than the line's. The line returns to its own price until the
   * caller changes that. Escape ends the move without a call.
   */
  readonly onDrop: (price: Decimal) => void;
}

/** An order that can be placed at a price of the chart. */
export type OrderKind = 'buy' | 'sell' | 'stop';
