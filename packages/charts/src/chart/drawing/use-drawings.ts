import { useState, useSyncExternalStore } from 'react';
import { createKept, type Stored } from '@bourse/storage';
import * as v from 'valibot';
import { type Drawing, DRAWINGS_AT_MOST, POINTS_AT_MOST, TEXT_AT_MOST } from './drawing';
import { drawingKey } from './drawing-key';
import type { HistoryStep } from './history-key';
import { DRAWING_TOOLS, toolOf } from './tools';

const UNDONE_AT_MOST = 50;

export interface UseDrawings {
  readonly drawings: readonly Drawing[];
  /** Shows others, keeps them, and remembers the ones before. */
  readonly change: (next: readonly Drawing[]) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** To the drawings before the last change, or to those after it. A change forgets what was undone. */
  readonly go: (step: HistoryStep) => void;
}

/** The states that each step leads to, the nearest one last. */
type History = Readonly<Record<HistoryStep, readonly (readonly Drawing[])[]>>;
const NO_HISTORY: History = { undo: [], redo: [] };

const finite = v.pipe(v.number(), v.finite());

const drawing = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    tool: v.picklist(DRAWING_TOOLS),
    anchors: v.array(v.object({ time: finite, price: finite })),
    text: v.pipe(v.string(), v.maxLength(TEXT_AT_MOST)),
    isLocked: v.optional(v.boolean()),
  }),
  v.check(({ tool, anchors }) => {
    const { points, isFreehand } = toolOf(tool);
    return isFreehand ? anchors.length >= points && anchors.length <= POINTS_AT_MOST : anchors.length === points;
  }, 'a drawing without its points'),
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

/** The user's drawings of one pair, for the life of the component. A change by another device or tab is shown, and ends the history. */
export function useDrawings(pair: string): UseDrawings {
  const { follow, read } = drawingsOf(pair);
  const drawings = useSyncExternalStore(follow, read);
  const [known, setKnown] = useState<{ readonly history: History; readonly of: readonly Drawing[] }>();
  const history = known?.of === drawings ? known.history : NO_HISTORY;
  const keep = (next: readonly Drawing[], then: History) => {
    storeDrawings(pair, next);
    setKnown({ history: then, of: read() });
  };
  return {
    drawings,
    change: (next) => keep(next, { undo: [...history.undo, drawings].slice(-UNDONE_AT_MOST), redo: [] }),
    canUndo: history.undo.length > 0,
    canRedo: history.redo.length > 0,
    go: (step) => {
      const back = step === 'undo' ? 'redo' : 'undo';
      const next = history[step].at(-1);
      if (!next) return;
      keep(next, { ...history, [step]: history[step].slice(0, -1), [back]: [...history[back], drawings] });
    },
  };
}
