import { useState, type PointerEvent } from 'react';
import type { Drawing } from './drawing';
import type { Spot } from './geometry';
import type { Projection } from './projection';
import { toolOf, type DrawingTool } from './tools';

/** Nearer than this, the pointer was not drawn but pressed: the next point is still to come. */
const PRESS_PX = 6;

interface Draft {
  /** Its last point follows the pointer. */
  readonly drawing: Drawing;
  /** Of the point before. */
  readonly start: Spot;
}

/** The place of a pointer in the sheet. */
export const spotOf = (event: PointerEvent<SVGSVGElement>): Spot => {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

/** Places a drawing: one press a point, or press and draw for two of them. */
export function usePlacing(
  tool: DrawingTool | undefined,
  projection: Projection | undefined,
  id: number,
  onPlaced: (drawing: Drawing) => void,
) {
  const [draft, setDraft] = useState<Draft>();
  // Selecting another tool or none cancels the unfinished drawing.
  if (draft && draft.drawing.tool !== tool) setDraft(undefined);

  /** Fixes the last point of a drawing: it is placed, or its next point follows the pointer. */
  const fix = (drawing: Drawing, start: Spot) => {
    const isPlaced = drawing.anchors.length >= toolOf(drawing.tool).points;
    setDraft(
      isPlaced
        ? undefined
        : { start, drawing: { ...drawing, anchors: [...drawing.anchors, ...drawing.anchors.slice(-1)] } },
    );
    if (isPlaced) onPlaced(drawing);
  };
  /** The draft with its last point there. */
  const drawnTo = (spot: Spot) =>
    draft &&
    projection && { ...draft.drawing, anchors: [...draft.drawing.anchors.slice(0, -1), projection.toAnchor(spot)] };

  return {
    draft: draft?.drawing,
    drop: () => setDraft(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (!tool || !projection || event.button !== 0) return;
        // The press would move the focus away from the text field that it opens.
        event.preventDefault();
        const spot = spotOf(event);
        fix(drawnTo(spot) ?? { id, tool, anchors: [projection.toAnchor(spot)], text: '' }, spot);
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const drawn = drawnTo(spotOf(event));
        if (draft && drawn) setDraft({ ...draft, drawing: drawn });
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const spot = spotOf(event);
        const drawn = drawnTo(spot);
        if (!draft || !drawn) return;
        if (Math.hypot(spot.x - draft.start.x, spot.y - draft.start.y) > PRESS_PX) fix(drawn, spot);
      },
    },
  };
}
