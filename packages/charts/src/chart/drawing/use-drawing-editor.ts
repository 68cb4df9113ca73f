import { useAnnounce } from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import { decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import type { ChartPair } from '../../chart-pair';
import { DRAWINGS_AT_MOST, type Drawing, type DrawingTool } from './drawing';
import { plotMessages } from '../locales/messages';
import { useDrawings } from './use-drawings';

/** Names of drawings of a pair, in the language of the page. */
function useDrawingNames({ priceDecimals }: ChartPair) {
  const text = plotMessages.useText();
  const format = useFormat();
  const priceText = (price: number) => format.price(decimal(Math.max(0, price).toFixed(priceDecimals)), priceDecimals);
  /** The text of a drawing, or its tool and the price of one of its points. */
  const nameOf = ({ tool, anchors, text: words }: Drawing, anchor = 0) =>
    words || text('draw.name', { tool: text(`draw.${tool}`), price: priceText(anchors[anchor]?.price ?? 0) });
  return {
    priceText,
    nameOf,
    /** The place of a drawing that was moved; `undefined` if it has no such point. */
    movedText: (moved: Drawing, anchor = 0) => {
      const at = moved.anchors[anchor];
      return at && text('draw.moved', { name: nameOf(moved, anchor), time: format.dateTime(at.time) });
    },
    deletedText: (deleted: Drawing) => text('draw.deleted', { name: nameOf(deleted) }),
    allDeletedText: () => text('draw.deletedAll'),
  };
}

/** Edits the drawings of a pair, and announces what it does: placing, selection, texts, deletion, undo. */
export function useDrawingEditor(pair: ChartPair, isDrawing: boolean) {
  const announce = useAnnounce();
  const names = useDrawingNames(pair);
  const { drawings, change, canUndo, undo } = useDrawings(pair.id);
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
    if (!removed) return;
    announce(names.deletedText(removed));
    change(drawings.filter((each) => each.id !== id));
    setSelected(undefined);
  };
  const add = (drawing: Drawing) => {
    change([...drawings, drawing]);
    setSelected(drawing.id);
  };
  return {
    layer,
    names,
    drawings,
    canUndo,
    undo,
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
    removeAll: () => {
      change([]);
      announce(names.allDeletedText());
      setSelected(undefined);
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
      add(drawing);
      setWanted(drawing.id);
    },
    /** Ends the editing of a text; an empty one is removed. */
    write: (drawing: Drawing, words: string, byKey: boolean) => {
      setEdited(undefined);
      const isNew = drawings.every(({ id }) => id !== drawing.id);
      if (words.trim() === '') {
        if (!isNew) remove(drawing.id);
        if (byKey) focusLayer();
        return;
      }
      if (isNew) add({ ...drawing, text: words });
      else if (words !== drawing.text) replace({ ...drawing, text: words });
      if (byKey) setWanted(drawing.id);
    },
  };
}
