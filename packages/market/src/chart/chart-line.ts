import type { Decimal } from '@bourse/decimal';

/** A price that a line marks on the chart: an order, a position, an alert. */
export interface ChartLine {
  readonly id: string;
  readonly price: Decimal;
  /** Stands at the line, as plain text; it has to tell what `tone` tells. */
  readonly label: string;
  readonly tone: 'up' | 'down' | 'neutral' | 'alert';
}
