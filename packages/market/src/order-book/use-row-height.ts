import { useIsTouch } from '@bourse/ui-kit';
import { ROW_HEIGHTS, type RowHeight } from './layout';

/** The height of a level of the book, CSS pixels: higher where the pointer is a finger. */
export function useRowHeight(): RowHeight {
  return useIsTouch() ? ROW_HEIGHTS.touch : ROW_HEIGHTS.mouse;
}
