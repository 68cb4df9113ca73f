import { useState, type PointerEvent } from 'react';
import { POINTS_AT_MOST, type Drawing } from './drawing';
import type { Spot } from './geometry';
import type { Projection } from './projection';
import { simplified } from './simplified';
import { toolOf, type DrawingTool } from './tools';
import { spotOf, usePlacing } from './use-placing';

/** Spots nearer to each other are one, CSS pixels. */
const APART = 2;

interface Stroke {
  readonly pointer: number;
  readonly spots: readonly Spot[];
}

/** Draws with a tool of one stroke: from the press of a pointer to its release. */
function useBrush(
  tool: DrawingTool | undefined,
  projection: Projection | undefined,
  id: number,
  onPlaced: (drawing: Drawing) => void,
) {
  const [stroke, setStroke] = useState<Stroke>();
  // Selecting another tool or none cancels the unfinished stroke.
  if (stroke && !tool) setStroke(undefined);

  const drawingOf = (spots: readonly Spot[]): Drawing | undefined => {
    if (!tool || !projection || spots.length < toolOf(tool).points) return undefined;
    return { id, tool, anchors: simplified(spots, POINTS_AT_MOST).map(projection.toFreeAnchor), text: '' };
  };
  const drawnTo = (event: PointerEvent<SVGSVGElement>): Stroke | undefined => {
    if (stroke?.pointer !== event.pointerId) return undefined;
    const [spot, before] = [spotOf(event), stroke.spots.at(-1)];
    const isNear = before && Math.hypot(spot.x - before.x, spot.y - before.y) < APART;
    return isNear ? stroke : { ...stroke, spots: [...stroke.spots, spot] };
  };
  const drop = () => setStroke(undefined);
  return {
    draft: stroke && drawingOf(stroke.spots),
    drop,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (!tool || !projection || stroke || event.button !== 0) return;
        event.preventDefault();
        // The stroke goes on where the pointer leaves the prices.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setStroke({ pointer: event.pointerId, spots: [spotOf(event)] });
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const drawn = drawnTo(event);
        if (drawn) setStroke(drawn);
      },
      onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
        const drawn = drawnTo(event);
        if (!drawn) return;
        drop();
        // A press without a stroke draws nothing.
        const drawing = drawingOf(drawn.spots);
        if (drawing) onPlaced(drawing);
      },
      onPointerCancel: drop,
    },
  };
}

/**
 * Draws with the pointer: one press a point, or a stroke, as the tool asks.
 * @param snapped the projection of a point that is pressed; a stroke follows the hand
 */
export function usePointerDrawing(
  tool: DrawingTool | undefined,
  { projection, snapped }: Readonly<Record<'projection' | 'snapped', Projection | undefined>>,
  id: number,
  onPlaced: (drawing: Drawing) => void,
) {
  const isFreehand = tool !== undefined && toolOf(tool).isFreehand === true;
  const placing = usePlacing(isFreehand ? undefined : tool, snapped, id, onPlaced);
  const brush = useBrush(isFreehand ? tool : undefined, projection, id, onPlaced);
  return isFreehand ? brush : placing;
}
