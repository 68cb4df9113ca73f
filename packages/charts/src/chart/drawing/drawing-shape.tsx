import { colour, FONT_SIZE, soft } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Drawing } from './drawing';
import { labelledSegments, type Area, type LineName, type Size, type Spot } from './geometry';
import { toolOf } from './tools';

const Shape = styled('g')({
  outline: 'none',
  color: colour.accent,
  '&:focus-visible .line': { strokeWidth: 3 },
});
const Line = styled('line')({
  fill: 'none',
  strokeLinejoin: 'round',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '[aria-pressed="true"] > &': { strokeWidth: 2 },
});
const FILLS: Readonly<Record<Area['tone'], string>> = {
  plain: soft(colour.accent, 10),
  gain: soft(colour.up, 16),
  loss: soft(colour.down, 16),
};
/** Invisible, wide enough for touch. */
const Hit = styled('line')({
  fill: 'none',
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

/** Words do not leave the prices at the top, CSS pixels. */
const TOP = 14;
/** A text begins beside its point, CSS pixels. */
const BESIDE_HANDLE = 10;

const pointsOf = (spots: readonly Spot[]) => spots.map(({ x, y }) => `${x},${y}`).join(' ');

export interface DrawingShapeProps {
  readonly drawing: Drawing;
  /** Where its anchors lie. */
  readonly spots: readonly Spot[];
  /** Of the prices. */
  readonly size: Size;
  readonly name: string;
  /** Written beside its lines. */
  readonly words: string | undefined;
  readonly lineName: (line: LineName) => string;
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
  const { drawing, spots, size, name, words, lineName, handleName, isSelected, priceAt } = props;
  const { wantsFocus, onSelect, onGrab, onKey, onEdit } = props;
  const { tool, text, isLocked = false } = drawing;
  const shape = useRef<SVGGElement>(null);
  useEffect(() => {
    if (wantsFocus) shape.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  const [first] = spots;
  const { segments, stroke, areas = [], words: wordsAt, handles = spots } = toolOf(tool).figure(spots, size);
  return (
    <>
      {areas.map(({ corners, tone }) => (
        <polygon key={tone} points={pointsOf(corners)} fill={FILLS[tone]} />
      ))}
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
        {segments.map(({ from, to }, index) => {
          const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a line is its number
            <g key={index}>
              <Hit {...ends} style={isLocked ? { cursor: 'pointer' } : undefined} />
              <Line className="line" {...ends} />
            </g>
          );
        })}
        {stroke && (
          <>
            <Hit as="polyline" points={pointsOf(stroke)} style={isLocked ? { cursor: 'pointer' } : undefined} />
            <Line as="polyline" className="line" points={pointsOf(stroke)} />
          </>
        )}
        {tool === 'text' && first && (
          <OwnLabel x={first.x + BESIDE_HANDLE} y={first.y + 4}>
            {text}
          </OwnLabel>
        )}
      </Shape>
      <g aria-hidden>
        {labelledSegments(segments).map(({ from, level, name: line, price }) => (
          <Label
            key={level ?? line ?? 0}
            {...(price === 'end' ? { x: size.width - 4, textAnchor: 'end' } : { x: from.x + 4 })}
            y={from.y - 4}
          >
            {[level, line && lineName(line), priceAt(from.y)].filter((part) => part !== undefined).join(' · ')}
          </Label>
        ))}
        {words !== undefined && wordsAt && (
          <Label x={wordsAt.x} y={Math.max(TOP, wordsAt.y)} textAnchor="middle">
            {words}
          </Label>
        )}
      </g>
      {isSelected &&
        !isLocked &&
        handles.map((spot, index) => (
          <Handle
            // oxlint-disable-next-line react/no-array-index-key -- an anchor is its number
            key={index}
            data-handle
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no buttons
            role="button"
            aria-label={handleName(index + 1)}
            tabIndex={0}
            transform={`translate(${spot.x} ${spot.y})`}
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
