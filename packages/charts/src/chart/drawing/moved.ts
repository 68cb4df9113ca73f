import { TOOL_POINTS, type Anchor, type Drawing, type DrawingTool } from './drawing';
import type { Projection } from './projection';
import type { Spot } from './geometry';

/** A drawing moved by pixels: all of it, or one of its anchors. */
export function movedBy(drawing: Drawing, by: Spot, { toSpot, toAnchor }: Projection, anchor?: number): Drawing {
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
  const spots =
    TOOL_POINTS[tool] === 1
      ? [{ x: size.x / 2, y: size.y / 2 }]
      : [
          { x: size.x / 3, y: (size.y * 2) / 3 },
          { x: (size.x * 2) / 3, y: size.y / 3 },
        ];
  return { id, tool, anchors: spots.map(toAnchor), text: '' };
}
