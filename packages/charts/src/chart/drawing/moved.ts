import type { Anchor, Drawing } from './drawing';
import type { Projection } from './projection';
import type { Spot } from './geometry';
import { toolOf, type DrawingTool } from './tools';

/** Where points are at first, in parts of the field. */
const MIDDLE: readonly Spot[] = [{ x: 1 / 2, y: 1 / 2 }];
const RISING: readonly Spot[] = [
  { x: 1 / 3, y: 2 / 3 },
  { x: 2 / 3, y: 1 / 3 },
  { x: 2 / 3, y: 2 / 3 },
];

/** A drawing moved by pixels: all of it, or one of its anchors. */
export function movedBy(drawing: Drawing, by: Spot, projection: Projection, anchor?: number): Drawing {
  const { toSpot } = projection;
  const toAnchor = toolOf(drawing.tool).isFreehand ? projection.toFreeAnchor : projection.toAnchor;
  const anchors = drawing.anchors.map((each, index): Anchor => {
    if (anchor !== undefined && anchor !== index) return each;
    const { x, y } = toSpot(each);
    const moved = toAnchor({ x: x + by.x, y: y + by.y });
    // A horizontal line has no time: its time must not snap to a bar.
    return by.x === 0 ? { ...moved, time: each.time } : moved;
  });
  return { ...drawing, anchors };
}

/** A drawing in the middle of the field, for placement by keyboard. */
export function centred(id: number, tool: DrawingTool, size: Spot, { toAnchor }: Projection): Drawing {
  const { points, start = (points === 1 ? MIDDLE : RISING).slice(0, points) } = toolOf(tool);
  const anchors = start.map(({ x, y }) => toAnchor({ x: size.x * x, y: size.y * y }));
  return { id, tool, anchors, text: '' };
}
