import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right, in tabular figures. */
  isNumeric?: boolean;
  /** Makes the column sortable. */
  compare?: (a: Row, b: Row) => number;
  /** The header is for screen readers alone: columns of buttons. */
  hideHeader?: boolean;
  /** A button in the header's place: what can be done with all rows at once. */
  headerAction?: { label: string; run: () => void };
  /** Pixels or a CSS length; what the content needs where left out. */
  width?: number | string;
}
