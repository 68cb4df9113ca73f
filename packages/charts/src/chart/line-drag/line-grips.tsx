import { toDrawingNumber } from '@bourse/decimal';
import { colour, RADIUS } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { useLineDrag, type LineDragInput } from './use-line-drag';

/** Heights of the part of a line that takes hold, CSS pixels: for a mouse, for a finger. */
const MOUSE = 12;
const FINGER = 28;

const Grip = styled('div')({
  position: 'absolute',
  zIndex: 1,
  height: MOUSE,
  transform: 'translateY(-50%)',
  cursor: 'ns-resize',
  touchAction: 'none',
  userSelect: 'none',
  '@media (pointer: coarse)': { height: FINGER },
});
// Clear of the alert button at the end of the cross-hair.
const Knob = styled('span')({
  position: 'absolute',
  top: 'calc(50% - 4px)',
  width: 18,
  height: 8,
  boxSizing: 'border-box',
  borderRadius: RADIUS.control,
  border: `1px solid ${colour.quiet}`,
  backgroundColor: colour.panel,
});
const KNOB_FROM_RIGHT = 28;

export interface LineGripsProps extends LineDragInput {
  /** The pointer moves over a line; the cross-hair follows. */
  readonly onPoint: (place: { readonly clientX: number; readonly clientY: number }) => void;
}

/** The handles of the lines that the user can drag. They are hidden from assistive technology, which has the caller's other way. */
export function LineGrips({ lines, plotAreas, held, onHold, onPoint }: LineGripsProps) {
  const plotArea = useSyncExternalStore(plotAreas.subscribe, plotAreas.get);
  const { heldId, take } = useLineDrag({ lines, plotAreas, held, onHold });
  if (!plotArea) return null;
  return lines.map((line) => {
    const y = plotArea.yOf(toDrawingNumber(held?.id === line.id ? held.price : line.price));
    const isInSight = y >= plotArea.top && y <= plotArea.top + plotArea.height;
    return (
      line.drag &&
      isInSight && (
        <Grip
          key={line.id}
          aria-hidden
          data-grip={line.id}
          // As while drawing, the alert button ignores a press here.
          data-placing={heldId === line.id || undefined}
          style={{ top: y, left: plotArea.left, width: plotArea.width + plotArea.axisWidth }}
          onPointerDown={(event) => take(event, line)}
          onPointerMove={onPoint}
        >
          <Knob style={{ right: plotArea.axisWidth + KNOB_FROM_RIGHT }} />
        </Grip>
      )
    );
  });
}
