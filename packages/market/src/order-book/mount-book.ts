import { throttle } from '@bourse/feature-kit';
import { compare, type Decimal } from '@bourse/decimal';
import { type Direction, canvasStyle, onStyleChange } from '@bourse/ui-kit';
import { createBookPainter, type BookLook } from './book-painter';
import { bookView, EMPTY_VIEW, type BookView, type BookViewOptions } from './book-rows';
import type { BookStore } from './book-store';
import type { MiddleTexts } from './draw-middle';

/** Minimum interval of text updates for screen readers. */
const READING_PACE_MS = 1000;

export interface MountedBook {
  /** The drawn book. */
  readonly view: () => BookView;
  readonly unmount: () => void;
}

export interface BookMount extends BookViewOptions {
  readonly canvas: HTMLCanvasElement;
  /** The element whose width the canvas takes. */
  readonly frame: HTMLElement;
  readonly store: BookStore;
  readonly priceLength: number;
  readonly hasNumbers: boolean;
  readonly writePrice: BookLook['writePrice'];
  readonly writeAmount: BookLook['writeAmount'];
  readonly writeShort: BookLook['writeShort'];
  readonly writeLabel: BookLook['writeLabel'];
  readonly writeMiddle: (view: BookView, direction: Direction) => MiddleTexts;
  /** At the start and at most once a second: the view for the grid. */
  readonly onReadingPace: (view: BookView) => void;
}

/**
 * Connects a store to its drawing until `unmount`. The store changes at most once a frame (the socket's events are
 * coalesced), so a change is drawn in the same frame.
 */
export function mountBook(mount: BookMount): MountedBook {
  const { canvas, frame, store, shape, step, ownPrices, unit } = mount;
  const painter = createBookPainter(canvas);
  let view = EMPTY_VIEW;
  let direction: Direction = 'unchanged';
  let isHeld = false;
  const reading = throttle(READING_PACE_MS, () => mount.onReadingPace(view));

  const look = () => {
    const width = frame.clientWidth;
    canvas.style.width = `${width}px`;
    painter.look({
      width,
      ratio: devicePixelRatio,
      shape,
      priceLength: mount.priceLength,
      hasNumbers: mount.hasNumbers,
      style: canvasStyle(canvas),
      writePrice: mount.writePrice,
      writeAmount: mount.writeAmount,
      writeShort: mount.writeShort,
      writeLabel: mount.writeLabel,
      writeMiddle: (shown) => mount.writeMiddle(shown, direction),
    });
    painter.draw(view);
  };

  const show = () => {
    const book = store.get();
    const next = book ? bookView(book, { shape, step, ownPrices, unit, isHeld }, view) : EMPTY_VIEW;
    direction = stepOf(view.last, next.last) ?? direction;
    view = next;
    painter.draw(view);
    reading.request();
  };

  // A level that moves away below the pointer would be another one at the press. A finger stays nowhere.
  const hold = ({ pointerType }: PointerEvent) => {
    isHeld = pointerType === 'mouse';
  };
  const release = () => {
    isHeld = false;
    show();
  };

  show();
  frame.addEventListener('pointermove', hold);
  frame.addEventListener('pointerleave', release);
  const stopListening = store.subscribe(show);
  const stopStyle = onStyleChange(look);
  // The observer also reports the first width, after layout.
  const resize = new ResizeObserver(look);
  resize.observe(frame);
  // Zooming the page changes the device's pixels, not always the width.
  window.addEventListener('resize', look);

  return {
    view: () => view,
    unmount: () => {
      stopListening();
      frame.removeEventListener('pointermove', hold);
      frame.removeEventListener('pointerleave', release);
      stopStyle();
      resize.disconnect();
      window.removeEventListener('resize', look);
      reading.stop();
    },
  };
}

function stepOf(before: Decimal | undefined, after: Decimal | undefined): 'up' | 'down' | undefined {
  if (before === undefined || after === undefined || before === after) return undefined;
  return compare(after, before) > 0 ? 'up' : 'down';
}
