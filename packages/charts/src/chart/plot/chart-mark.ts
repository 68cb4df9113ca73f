import type { Decimal } from '@bourse/decimal';

/** A moment and a price that a triangle marks on the chart: a fill. */
export interface ChartMark {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly time: number;
  readonly price: Decimal;
  /** `up`: a triangle below the price that points up, for a buy; `down`: one above it that points down. */
  readonly tone: 'up' | 'down';
  /** In words, for assistive technology. It must also express what the triangle shows. */
  readonly label: string;
}
