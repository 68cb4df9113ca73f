import type { Bar } from '@bourse/contracts/bars';
import { endView, movedView, zoomedView, type PriceView } from '../plot/price-view';

const STEP = 0.1;
const ZOOM = 1.25;

/** The view after a key press; `undefined` for keys without a function. */
export function viewForKey(key: string, view: PriceView, bars: readonly Bar[]): PriceView | undefined {
  switch (key) {
    case 'ArrowLeft':
      return movedView(view, bars, -STEP);
    case 'ArrowRight':
      return movedView(view, bars, STEP);
    case '+':
    case '=':
      return zoomedView(view, bars, 1 / ZOOM);
    case '-':
      return zoomedView(view, bars, ZOOM);
    case 'Home':
      return endView(view, bars, 'oldest');
    case 'End':
      return endView(view, bars, 'newest');
    default:
      return undefined;
  }
}
