import { useEffect, useEffectEvent, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Drawing } from './drawing';
import type { Spot } from './geometry';
import { movedBy } from './moved';
import type { Projection } from './projection';

interface Grab {
  readonly pointer: number;
  readonly start: Spot;
  readonly drawing: Drawing;
  readonly anchor: number | undefined;
}

/**
 * The part of a drawing that is being dragged, and its current position.
 * @param snapped the projection of a single point; a drawing that moves as a whole keeps its form
 */
export function useGrab(
  projection: Projection | undefined,
  snapped: Projection | undefined,
  onDrop: (moved: Drawing) => void,
) {
  const [grab, setGrab] = useState<Grab>();
  const [moved, setMoved] = useState<Drawing>();

  const move = useEffectEvent((event: PointerEvent) => {
    const used = grab?.anchor === undefined ? projection : snapped;
    if (!grab || !used || event.pointerId !== grab.pointer) return;
    const by = { x: event.clientX - grab.start.x, y: event.clientY - grab.start.y };
    setMoved(movedBy(grab.drawing, by, used, grab.anchor));
  });
  const drop = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId !== grab?.pointer) return;
    if (moved && event.type === 'pointerup') onDrop(moved);
    setGrab(undefined);
    setMoved(undefined);
  });
  const isHeld = grab !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const follow = (event: PointerEvent) => move(event);
    const end = (event: PointerEvent) => drop(event);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [isHeld]);

  return {
    /** The drawing during the drag. */
    moved,
    take: ({ pointerId, clientX, clientY }: ReactPointerEvent, drawing: Drawing, anchor?: number) =>
      setGrab({ pointer: pointerId, start: { x: clientX, y: clientY }, drawing, anchor }),
  };
}
