import { toDrawingNumber, type Decimal } from '@bourse/decimal';
import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { ChartLine } from '../plot/chart-line';
import type { PlotAreaStore } from '../plot/plot-area-store';
import { priceAtHeight } from './price-at-height';

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

/** Drags one line at a time. Escape and a cancelled pointer end the drag without a drop; so does the release of a line that was removed. */
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
  const release = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId !== grab?.pointer) return;
    end();
    if (event.type === 'pointerup' && line && held && held.price !== line.price) line.drag?.onDrop(held.price);
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
  };
}
