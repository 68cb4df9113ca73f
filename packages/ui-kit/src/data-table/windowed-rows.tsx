import type { ReactNode } from 'react';
import { useVisibleRows, type VisibleRowsOptions } from '../windowing/use-visible-rows';

/** The rows of a table that are rendered: from `start` to before `end`. */
export interface RenderedRows {
  readonly start: number;
  readonly end: number;
  /** Heights of the rows that are not rendered, CSS pixels. */
  readonly above: number;
  readonly below: number;
  readonly measureRow?: (row: HTMLElement | null) => void;
}

export interface WindowedRowsProps extends VisibleRowsOptions {
  readonly children: (rendered: RenderedRows) => ReactNode;
}

/** The rows in sight. A module of its own, because the code that finds them is needed by long tables only. */
export function WindowedRows({ children, ...options }: WindowedRowsProps) {
  return children(useVisibleRows(options));
}
