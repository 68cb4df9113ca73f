import type { ReactNode } from 'react';
import type { MissingReason } from '../figures/missing-text';

export interface Column<Row> {
  id: string;
  header: string;
  /** Moments in time: the header names their zone where it is not that of the device. */
  isTime?: boolean;
  cell: (row: Row) => ReactNode;
  /** Why a value of the column is missing, where its cell is a dash. Default: the exchange does not send it. */
  missing?: MissingReason;
  /** Figures are aligned right, and those that are texts (`0.5`, `+12 USDT`) by their decimal separator, with their units in a quiet colour. */
  isNumeric?: boolean;
  /** Makes the column sortable. */
  compare?: (a: Row, b: Row) => number;
  /** The header is for screen readers only: columns of buttons. As the last column it stays in view while the table scrolls. */
  hideHeader?: boolean;
  /** A button in place of the header: an action on all rows. */
  headerAction?: { label: string; run: () => void };
  /** Pixels or a CSS length; default: the width of the content. */
  width?: number | string;
}
