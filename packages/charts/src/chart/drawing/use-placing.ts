import { useState, type PointerEvent } from 'react';
import { TOOL_POINTS, type Drawing, type DrawingTool } from './drawing';
import type { Spot } from './geometry';
import type { Projection } from './projection';

/** Nearer than this, the pointer was not drawn but pressed: the second point is still to come. */
const PRESS_PX = 6;

interface Draft {
  readonly drawing: Drawing;
  readonly start: Spot;
}

const spotOf = (event: PointerEvent<SVGSVGElement>): Spot => {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

/** Places a drawing: one press, or two, or press and draw. */
export function usePlacing(
  tool: DrawingTool | undefined,
  projection: Projection | undefined,
  id: number,
  onPlaced: (drawing: Drawing) => void,
) {
  const [draft, setDraft] = useState<Draft>();
  // Selecting another tool or none cancels the unfinished drawing.
  if (draft && draft.drawing.tool !== tool) setDraft(undefined);

  const place = (drawing: Drawing) => {
    setDraft(undefined);
    onPlaced(drawing);
  };
  /** The draft with its last point there. */
  const drawnTo = (spot: Spot) =>
    draft &&
    projection && { ...draft.drawing, anchors: [...draft.drawing.anchors.slice(0, 1), projection.toAnchor(spot)] };

  return {
    draft: draft?.drawing,
    drop: () => setDraft(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (!tool || !projection || event.button !== 0) return;
        // The press would move the focus away from the text field that it opens.
        event.preventDefault();
        const spot = spotOf(event);
        const anchor = projection.toAnchor(spot);
        const drawn = drawnTo(spot);
        if (drawn) place(drawn);
        else if (TOOL_POINTS[tool] === 1) place({ id, tool, anchors: [anchor], text: '' });
        else setDraft({ start: spot, drawing: { id, tool, anchors: [anchor, anchor], text: '' } });
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const drawn = drawnTo(spotOf(event));
        if (draft && drawn) setDraft({ ...draft, drawing: drawn });
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const spot = spotOf(event);
        const drawn = drawnTo(spot);
        if (!draft || !drawn) return;
        if (Math.hypot(spot.x - draft.start.x, spot.y - draft.start.y) > PRESS_PX) place(drawn);
      },
    },
  };
}
