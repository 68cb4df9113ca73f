import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import {
  useEffect,
  useEffectEvent,
  useState,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import type { ChartLine } from '../plot/chart-line';
import type { PlotAreaStore } from '../plot/plot-area-store';
import { priceAfterKey, priceAtHeight } from './price-at-height';

/** A line during a drag, and its current price. */
export interface HeldLine {
  readonly id: string;
  readonly price: Decimal;
}

interface Grab {
  readonly pointer: number;
  readonly id: string;
  /** Height of the pointer in the window minus that of the line in the chart, CSS pixels. */
  readonly offset: number;
}

export interface LineDragInput {
  readonly lines: readonly ChartLine[];
  readonly plotAreas: PlotAreaStore;
  readonly held: HeldLine | undefined;
  readonly onHold: (held: HeldLine | undefined) => void;
}

/**
 * Drags one line at a time. Escape and a cancelled pointer end the drag without a drop; so does the release of a line that was removed.
 * By keyboard the arrows hold the line, Enter drops it.
 */
export function useLineDrag({ lines, plotAreas, held, onHold }: LineDragInput) {
  const [grab, setGrab] = useState<Grab>();
  const line = grab && lines.find(({ id }) => id === grab.id);
  const end = () => {
    setGrab(undefined);
    onHold(undefined);
  };
  const move = useEffectEvent((event: PointerEvent) => {
    const plotArea = plotAreas.get();
    if (!line?.drag || !plotArea || event.pointerId !== grab?.pointer) return;
    onHold({ id: line.id, price: priceAtHeight(plotArea, event.clientY - grab.offset, line.drag.step) });
  });
  const drop = ({ price, drag }: ChartLine) => {
    end();
    if (held && held.price !== price) drag?.onDrop(held.price);
  };
  const release = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId !== grab?.pointer) return;
    if (event.type === 'pointerup' && line) drop(line);
    else end();
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The same key would also close what the chart is in, e.g. its full-window state.
    event.preventDefault();
    event.stopPropagation();
    end();
  });
  const isHeld = grab !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const [moved, released, pressed] = [
      (event: PointerEvent) => move(event),
      (event: PointerEvent) => release(event),
      (event: KeyboardEvent) => pressKey(event),
    ];
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', released);
    window.addEventListener('pointercancel', released);
    window.addEventListener('keydown', pressed, { capture: true });
    return () => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', released);
      window.removeEventListener('pointercancel', released);
      window.removeEventListener('keydown', pressed, { capture: true });
    };
  }, [isHeld]);

  return {
    /** Id of the line that is being dragged. */
    heldId: grab?.id,
    take: ({ pointerId, clientY, button }: ReactPointerEvent, { id, price }: ChartLine) => {
      const y = plotAreas.get()?.yOf(toDrawingNumber(price));
      if (y !== undefined && button === 0 && !isHeld) setGrab({ pointer: pointerId, id, offset: clientY - y });
    },
    moveByKey: (event: ReactKeyboardEvent, moved: ChartLine) => {
      const own = held?.id === moved.id ? held : undefined;
      const plotArea = plotAreas.get();
      const price =
        moved.drag && plotArea && priceAfterKey(plotArea, event.key, own?.price ?? moved.price, moved.drag.step);
      const isEnd = own !== undefined && (event.key === 'Escape' || event.key === 'Enter');
      if (price === undefined && !isEnd) return;
      event.preventDefault();
      event.stopPropagation();
      if (price !== undefined) onHold({ id: moved.id, price });
      else if (event.key === 'Enter') drop(moved);
      else end();
    },
    /** The keyboard has left the line. */
    letGo: ({ id }: ChartLine) => {
      if (grab === undefined && held?.id === id) end();
    },
  };
}
