import { useState } from 'react';
import { readStoredAs, writeStoredAs } from '@bourse/storage';
import * as v from 'valibot';
import { type Drawing, DRAWING_TOOLS, DRAWINGS_AT_MOST, TEXT_AT_MOST, TOOL_POINTS } from './drawing';
import { drawingKey } from './drawing-key';

const UNDONE_AT_MOST = 50;

export interface UseDrawings {
  readonly drawings: readonly Drawing[];
  /** Shows others, keeps them, and remembers the ones before. */
  readonly change: (next: readonly Drawing[]) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

const finite = v.pipe(v.number(), v.finite());

const drawing = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    tool: v.picklist(DRAWING_TOOLS),
    anchors: v.array(v.object({ time: finite, price: finite })),
    text: v.pipe(v.string(), v.maxLength(TEXT_AT_MOST)),
  }),
  v.check(({ tool, anchors }) => anchors.length === TOOL_POINTS[tool], 'a drawing without its points'),
);

/** The stored drawings of a pair; empty if the stored value is invalid. */
export function readDrawings(pair: string): readonly Drawing[] {
  return readStoredAs(drawingKey(pair), v.array(drawing))?.slice(0, DRAWINGS_AT_MOST) ?? [];
}

export function storeDrawings(pair: string, drawings: readonly Drawing[]): void {
  writeStoredAs(drawingKey(pair), drawings.length === 0 ? undefined : drawings);
}

/** The drawings of one pair, for the life of the component; kept on this device. */
export function useDrawings(pair: string): UseDrawings {
  const [drawings, setDrawings] = useState(() => readDrawings(pair));
  const [past, setPast] = useState<readonly (readonly Drawing[])[]>([]);
  const keep = (next: readonly Drawing[]) => {
    setDrawings(next);
    storeDrawings(pair, next);
  };
  return {
    drawings,
    change: (next) => {
      setPast([...past, drawings].slice(-UNDONE_AT_MOST));
      keep(next);
    },
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      keep(before);
    },
  };
}
