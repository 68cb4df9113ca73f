import type { Decimal } from '@bourse/decimal';

/** A price that a line marks on the chart: an order, a position, an alert. */
export interface ChartLine {
  readonly id: string;
  readonly price: Decimal;
  /** Plain-text label at the line. It must also express what `tone` shows by colour. */
  readonly label: string;
  readonly tone: 'up' | 'down' | 'neutral' | 'alert';
}
