import { colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Drawing } from './drawing';
import { labelledLevels, segmentsOf, type Spot } from './geometry';

const Shape = styled('g')({
  outline: 'none',
  color: colour.accent,
  '&:focus-visible .line': { strokeWidth: 3 },
});
const Line = styled('line')({
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '[aria-pressed="true"] > &': { strokeWidth: 2 },
});
/** Invisible, wide enough for touch. */
const Hit = styled('line')({
  stroke: 'transparent',
  strokeWidth: 16,
  pointerEvents: 'stroke',
  cursor: 'move',
});
const Label = styled('text')({
  fill: colour.accent,
  stroke: colour.panel,
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontSize: FONT_SIZE.dense,
  userSelect: 'none',
});
const OwnLabel = styled(Label)({ fontSize: FONT_SIZE.table, pointerEvents: 'all', cursor: 'move' });
const Handle = styled('g')({
  pointerEvents: 'all',
  cursor: 'grab',
  outline: 'none',
  '& .point': { r: 6, fill: colour.panel, stroke: colour.accent, strokeWidth: 2 },
  '&:focus-visible .point': { fill: colour.accent },
  // As wide as a finger wants it, and unseen.
  '& .grip': { r: 8, fill: 'transparent', '@media (pointer: coarse)': { r: 18 } },
});

/** A text begins beside its point, CSS pixels. */
const BESIDE_HANDLE = 10;

export interface DrawingShapeProps {
  readonly drawing: Drawing;
  /** Where its anchors lie. */
  readonly spots: readonly Spot[];
  readonly width: number;
  readonly name: string;
  readonly handleName: (number: number) => string;
  readonly isSelected: boolean;
  /** Receives the focus for keyboard control. */
  readonly wantsFocus: boolean;
  /** Writes the price at a height. */
  readonly priceAt: (y: number) => string;
  readonly onSelect: () => void;
  /** The pointer takes hold of all of it, or of one anchor. */
  readonly onGrab: (event: PointerEvent, anchor?: number) => void;
  readonly onKey: (event: KeyboardEvent, anchor?: number) => void;
  readonly onEdit: () => void;
}

/** One drawing: its lines and words, and its points while it is selected. */
export function DrawingShape(props: DrawingShapeProps) {
  const { drawing, spots, width, name, handleName, isSelected, priceAt, onSelect, onGrab, onKey, onEdit } = props;
  const { wantsFocus } = props;
  const { tool, text } = drawing;
  const shape = useRef<SVGGElement>(null);
  useEffect(() => {
    if (wantsFocus) shape.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  const [first] = spots;
  const segments = segmentsOf(tool, spots, width);
  return (
    <>
      <Shape
        ref={shape}
        data-drawing={tool}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no buttons
        role="button"
        aria-label={name}
        aria-pressed={isSelected}
        tabIndex={0}
        onFocus={onSelect}
        onPointerDown={(event) => onGrab(event)}
        onDoubleClick={onEdit}
        onKeyDown={(event) => onKey(event)}
      >
        {segments.map(({ from, to, level }) => {
          const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
          return (
            <g key={level ?? 0}>
              <Hit {...ends} />
              <Line className="line" {...ends} />
            </g>
          );
        })}
        {tool === 'text' && first && (
          <OwnLabel x={first.x + BESIDE_HANDLE} y={first.y + 4}>
            {text}
          </OwnLabel>
        )}
      </Shape>
      <g aria-hidden>
        {labelledLevels(segments).map(({ from, level }) => (
          <Label key={level} x={from.x + 4} y={from.y - 4}>
            {level} · {priceAt(from.y)}
          </Label>
        ))}
        {tool === 'horizontal' && first && (
          <Label x={width - 4} y={first.y - 4} textAnchor="end">
            {priceAt(first.y)}
          </Label>
        )}
      </g>
      {isSelected &&
        spots.map((spot, index) => (
          <Handle
            // oxlint-disable-next-line react/no-array-index-key -- an anchor is its number
            key={index}
            data-handle
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no buttons
            role="button"
            aria-label={handleName(index + 1)}
            tabIndex={0}
            transform={`translate(${tool === 'horizontal' ? width / 2 : spot.x} ${spot.y})`}
            onPointerDown={(event) => onGrab(event, index)}
            onKeyDown={(event) => onKey(event, index)}
          >
            <circle className="grip" />
            <circle className="point" />
          </Handle>
        ))}
    </>
  );
}
