import type { Decimal } from '@bourse/decimal';
import { useElementWidth } from '@bourse/ui-kit';
import { useEffect, useRef } from 'react';
import type { GridHandle } from './accessible-grid';
import type { BookUnit, OwnPrices } from './book-rows';
import type { BookStore } from './book-store';
import type { bookTexts } from './book-texts';
import type { BookShape } from './layout';
import { mountBook, type MountedBook } from './mount-book';

interface BookDrawing {
  readonly store: BookStore;
  readonly shape: BookShape;
  /** Size of the groups, in quote currency; without it the levels are not grouped. */
  readonly step: Decimal | undefined;
  readonly ownPrices: OwnPrices | undefined;
  /** Characters of the longest price. */
  readonly priceLength: number;
  readonly hasNumbers: boolean;
  readonly unit: BookUnit;
  readonly texts: ReturnType<typeof bookTexts>;
}

/**
 * Draws the book on the canvas of a field, directly from the store, and refreshes the accessible grid at reading pace. Returns the
 * references to the three elements, the width of the field in CSS pixels, and the drawn view (`undefined` while nothing is mounted).
 */
export function useBookDrawing({ store, shape, step, ownPrices, priceLength, hasNumbers, unit, texts }: BookDrawing) {
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const mounted = useRef<MountedBook>(undefined);
  const grid = useRef<GridHandle>(null);
  const width = useElementWidth(field);

  useEffect(() => {
    if (!canvas.current || !field.current) return undefined;
    const mount = mountBook({
      canvas: canvas.current,
      frame: field.current,
      store,
      shape,
      step,
      ownPrices,
      priceLength,
      hasNumbers,
      unit,
      ...texts,
      onReadingPace: (view) => grid.current?.refresh(view),
    });
    mounted.current = mount;
    return () => {
      mounted.current = undefined;
      mount.unmount();
    };
  }, [store, shape, step, texts, ownPrices, canvas, field, mounted, grid, priceLength, hasNumbers, unit]);

  return { field, canvas, grid, width, currentView: () => mounted.current?.view() };
}
