import { shapeOf } from './book-layout';
import { useBookLayout } from './use-book-layout';
import { useRowHeight } from './use-row-height';

/** The layout that the user chose, and its rows: `levels` a side if both are shown, double if one is. */
export function useBookShape(levels: number) {
  const [layout, setLayout] = useBookLayout();
  const rowHeight = useRowHeight();
  const shape = shapeOf(layout, levels, rowHeight);
  return { layout, setLayout, shape };
}
