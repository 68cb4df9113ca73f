import { useEffect, useState } from 'react';
import { createKept, followKnown, type Stored } from '@bourse/storage';
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

const drawingsSchema = v.pipe(
  v.array(drawing),
  v.transform((all): readonly Drawing[] => all.slice(0, DRAWINGS_AT_MOST)),
);

/** The union of two lists. The ids are those of a list: a drawing of the other one gets a new id. */
function withEach(all: readonly Drawing[], others: readonly Drawing[]): readonly Drawing[] {
  const known = new Set(all.map((each) => JSON.stringify({ ...each, id: 0 })));
  const added = others.filter((each) => !known.has(JSON.stringify({ ...each, id: 0 })));
  const last = Math.max(0, ...all.map(({ id }) => id));
  return [...all, ...added.map((each, at) => ({ ...each, id: last + 1 + at }))].slice(0, DRAWINGS_AT_MOST);
}

const stores = new Map<string, Stored<readonly Drawing[]>>();

/** The user's drawings of a pair. A log-out keeps them for the next login. */
function drawingsOf(pair: string): Stored<readonly Drawing[]> {
  const known = stores.get(pair) ?? createKept(drawingKey(pair), drawingsSchema, [], withEach);
  stores.set(pair, known);
  return known;
}

/** The stored drawings of a pair; empty if the stored value is invalid. */
export const readDrawings = (pair: string): readonly Drawing[] => drawingsOf(pair).read();

export const storeDrawings = (pair: string, drawings: readonly Drawing[]): void =>
  drawingsOf(pair).write(drawings.length === 0 ? undefined : drawings);

/** The user's drawings of one pair, for the life of the component. */
export function useDrawings(pair: string): UseDrawings {
  const [drawings, setDrawings] = useState(() => readDrawings(pair));
  const [past, setPast] = useState<readonly (readonly Drawing[])[]>([]);
  useEffect(
    () =>
      followKnown(() => {
        setDrawings(readDrawings(pair));
        setPast([]);
      }),
    [pair],
  );
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
