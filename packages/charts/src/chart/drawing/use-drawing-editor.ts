import { useAnnounce } from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import type { ChartPair } from '../../chart-pair';
import { DRAWINGS_AT_MOST, nextId, type Drawing } from './drawing';
import type { DrawingTool } from './tools';
import { useDrawingNames } from './use-drawing-names';
import { useDrawings } from './use-drawings';

/** Edits the drawings of a pair, and announces what it does: placing, selection, texts, locks, deletion, undo. */
export function useDrawingEditor(
  pair: ChartPair,
  isDrawing: boolean,
  barsBetween: (from: number, to: number) => number,
) {
  const announce = useAnnounce();
  const names = useDrawingNames(pair, barsBetween);
  const { drawings, change, canUndo, canRedo, go } = useDrawings(pair.id);
  const [chosenTool, setTool] = useState<DrawingTool>();
  const [selected, setSelected] = useState<number>();
  // A text being edited; a new one is created when it is not empty.
  const [edited, setEdited] = useState<Drawing>();
  // The drawing that keyboard control continues with: the last one placed or edited.
  const [wanted, setWanted] = useState<number>();
  const layer = useRef<HTMLFieldSetElement>(null);
  const isFull = drawings.length >= DRAWINGS_AT_MOST;

  // The focused element was removed: focus moves to the layer, which handles the next key.
  const focusLayer = () => layer.current?.focus({ preventScroll: true });
  const replace = (next: Drawing) => change(drawings.map((each) => (each.id === next.id ? next : each)));
  const remove = (id: number | undefined) => {
    const removed = drawings.find((each) => each.id === id);
    if (!removed || removed.isLocked) return;
    announce(names.deletedText(removed));
    change(drawings.filter((each) => each.id !== id));
    setSelected(undefined);
  };
  /** Another device may have taken the id since the placing began. */
  const add = (drawing: Drawing) => {
    const id = drawings.some((each) => each.id === drawing.id) ? nextId(drawings) : drawing.id;
    change([...drawings, { ...drawing, id }]);
    setSelected(id);
    return id;
  };
  return {
    layer,
    names,
    drawings,
    canUndo,
    canRedo,
    go,
    isFull,
    tool: isDrawing && !isFull ? chosenTool : undefined,
    setTool,
    selected,
    setSelected,
    edited,
    setEdited,
    wanted,
    setWanted,
    replace,
    remove,
    removeByKey: (id: number) => {
      remove(id);
      focusLayer();
    },
    /** Locked drawings stay. */
    removeAll: () => {
      const kept = drawings.filter(({ isLocked }) => isLocked);
      change(kept);
      announce(names.allDeletedText(kept.length === 0));
      setSelected(undefined);
    },
    /** Locks a drawing, or unlocks it. */
    switchLock: (drawing: Drawing) => {
      const { isLocked, ...unlocked } = drawing;
      const next = isLocked ? unlocked : { ...drawing, isLocked: true };
      replace(next);
      announce(names.lockedText(next));
    },
    moveByKey: (moved: Drawing, anchor?: number) => {
      replace(moved);
      const words = names.movedText(moved, anchor);
      if (words !== undefined) announce(words);
    },
    /** Adds a placed drawing; a text is typed first. */
    place: (drawing: Drawing) => {
      setTool(undefined);
      if (drawing.tool === 'text') {
        setEdited(drawing);
        return;
      }
      setWanted(add(drawing));
    },
    /** Ends the editing of a text; an empty one is removed. */
    write: (drawing: Drawing, words: string, byKey: boolean) => {
      setEdited(undefined);
      // A stored text is never empty. Another device may have deleted it meanwhile: what was written is then kept.
      const isNew = drawing.text === '' || drawings.every(({ id }) => id !== drawing.id);
      const isChanged = words !== drawing.text;
      if (words.trim() === '') {
        if (!isNew) remove(drawing.id);
        if (byKey) focusLayer();
        return;
      }
      const id = isNew && isChanged ? add({ ...drawing, text: words }) : drawing.id;
      if (!isNew && isChanged) replace({ ...drawing, text: words });
      if (byKey) setWanted(id);
    },
  };
}
