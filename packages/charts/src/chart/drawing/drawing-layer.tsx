import { VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { drawingMessages } from './locales/messages';
import type { PlotArea } from '../plot/plot-area';
import type { PlotAreaStore } from '../plot/plot-area-store';
import { useChartSwitch } from '../plot/use-chart-switch';
import { nextId, type Drawing } from './drawing';
import { DrawingShape } from './drawing-shape';
import { DrawingStrip } from './drawing-strip';
import { historyKey } from './history-key';
import { magnetic } from './magnet';
import { centred, movedBy } from './moved';
import { numberOf, projectionOf } from './projection';
import { TextEditor } from './text-editor';
import { useDrawingEditor } from './use-drawing-editor';
import { useGrab } from './use-grab';
import { useOutsideEvents } from './use-outside-events';
import { usePointerDrawing } from './use-pointer-drawing';

const Layer = styled('fieldset')({ all: 'unset' });
const Sheet = styled('svg')({
  position: 'absolute',
  zIndex: 1,
  overflow: 'hidden',
  pointerEvents: 'none',
  '&[data-placing]': { pointerEvents: 'all', touchAction: 'none', cursor: 'crosshair' },
});

/** Pixels that an arrow key moves; ten times as many with Shift. To the side it is a bar at the least. */
const KEY_STEP = 4;

export interface DrawingLayerProps {
  readonly pair: ChartPair;
  readonly bars: readonly Bar[];
  /** Of a bar, milliseconds. */
  readonly length: number;
  readonly plotAreas: PlotAreaStore;
  /** The tools are open. */
  readonly isDrawing: boolean;
  readonly onClose: () => void;
  /** Called when the pointer moves while placing; the cross-hair follows. */
  readonly onPoint: (place: { readonly clientX: number; readonly clientY: number }) => void;
}

/** The user's drawings over the prices of one pair. */
export function DrawingLayer({ pair, bars, length, plotAreas, isDrawing, onClose, onPoint }: DrawingLayerProps) {
  const text = drawingMessages.useText();
  const keysId = useId();
  const field = useSyncExternalStore(plotAreas.subscribe, plotAreas.get);
  const [isMagnetic, onMagnet] = useChartSwitch('magnet');
  const editor = useDrawingEditor(pair, isDrawing, (start, end) =>
    Math.round(numberOf(bars, length, end) - numberOf(bars, length, start)),
  );
  const { layer, drawings, tool, setTool, selected, setSelected, edited, setEdited, wanted, setWanted, go } = editor;
  const { priceText, nameOf, wordsOf } = editor.names;
  const projection = field && projectionOf(field, bars, length);
  const snapped = projection && isMagnetic ? magnetic(projection, bars, length) : projection;
  const grab = useGrab(projection, snapped, editor.replace);
  const placing = usePointerDrawing(tool, { projection, snapped }, nextId(drawings), editor.place);

  const pressKey = (event: KeyboardEvent, drawing: Drawing, anchor?: number) => {
    const step = KEY_STEP * (event.shiftKey ? 10 : 1);
    const aside = Math.max(step, Math.ceil(projection?.barWidth ?? 0));
    const by = {
      ArrowLeft: { x: -aside, y: 0 },
      ArrowRight: { x: aside, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    }[event.key];
    const isFree = !drawing.isLocked;
    if (isFree && by && projection) {
      editor.moveByKey(movedBy(drawing, by, projection, anchor), anchor);
    } else if (isFree && (event.key === 'Delete' || event.key === 'Backspace')) editor.removeByKey(drawing.id);
    else if (isFree && event.key === 'Enter' && drawing.tool === 'text') setEdited(drawing);
    else if (event.key === 'Escape' && anchor !== undefined) setWanted(drawing.id);
    else if (event.key === 'Escape' && selected !== undefined) setSelected(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  useOutsideEvents(layer, {
    onPress: () => setSelected(undefined),
    onStep: isDrawing ? go : undefined,
  });

  const chosen = drawings.find(({ id }) => id === selected);
  const shown = drawings.map((each) => (each.id === grab.moved?.id ? grab.moved : each));
  if (placing.draft) shown.push(placing.draft);
  return (
    <Layer
      ref={layer}
      tabIndex={-1}
      aria-label={text('draw.layer')}
      aria-describedby={keysId}
      onKeyDown={(event) => {
        const step = historyKey(event);
        if (step) {
          event.preventDefault();
          go(step);
        }
        if (event.key === 'Escape' && (tool || placing.draft)) {
          event.preventDefault();
          placing.drop();
          setTool(undefined);
        }
      }}
    >
      {field && projection && (
        <Sheet
          ref={holdStill}
          data-sheet
          data-placing={tool}
          style={{ left: field.left, top: field.top, width: field.width, height: field.height }}
          {...(tool && placing.handlers)}
          onPointerMoveCapture={onPoint}
        >
          {shown.map((drawing) => (
            <DrawingShape
              key={drawing.id}
              drawing={drawing}
              spots={drawing.anchors.map(projection.toSpot)}
              size={field}
              name={nameOf(drawing)}
              words={wordsOf(drawing)}
              lineName={(line) => text(`draw.${line}`)}
              handleName={(number) => text('draw.handle', { number })}
              isSelected={drawing.id === selected}
              wantsFocus={drawing.id === wanted}
              priceAt={(y) => priceText(projection.toAnchor({ x: 0, y }).price)}
              onSelect={() => {
                setSelected(drawing.id);
                setWanted(undefined);
              }}
              onGrab={(event, anchor) => {
                if (tool) return;
                setSelected(drawing.id);
                if (!drawing.isLocked) grab.take(event, drawing, anchor);
              }}
              onKey={(event, anchor) => pressKey(event, drawing, anchor)}
              onEdit={() => {
                if (drawing.tool === 'text' && !drawing.isLocked) setEdited(drawing);
              }}
            />
          ))}
        </Sheet>
      )}
      <VisuallyHidden id={keysId}>{text('draw.keys')}</VisuallyHidden>
      {edited && projection && field && (
        <TextEditor
          key={edited.id}
          text={edited.text}
          spot={spotInChart(projection.toSpot(edited.anchors[0] ?? { time: 0, price: 0 }), field)}
          onDone={(words, byKey) => editor.write(edited, words, byKey)}
        />
      )}
      {isDrawing && (
        <DrawingStrip
          tool={tool}
          onTool={(next, byKey) => {
            if (byKey && projection && field && !editor.isFull) {
              editor.place(centred(nextId(drawings), next, { x: field.width, y: field.height }, projection));
            } else setTool(next === tool ? undefined : next);
          }}
          canUndo={editor.canUndo}
          canRedo={editor.canRedo}
          onStep={go}
          isMagnetic={isMagnetic}
          onMagnet={onMagnet}
          isLocked={chosen?.isLocked ?? false}
          onLock={chosen && (() => editor.switchLock(chosen))}
          onDelete={chosen && !chosen.isLocked ? () => editor.remove(chosen.id) : undefined}
          onDeleteAll={drawings.some(({ isLocked }) => !isLocked) ? editor.removeAll : undefined}
          onClose={onClose}
        />
      )}
    </Layer>
  );
}

/** `touch-action` has no effect inside an SVG: dragging a drawing must not scroll the page. */
const prevent = (event: TouchEvent) => event.preventDefault();
const holdStill = (sheet: SVGSVGElement) => {
  sheet.addEventListener('touchmove', prevent, { passive: false });
  return () => sheet.removeEventListener('touchmove', prevent);
};

const spotInChart = ({ x, y }: { x: number; y: number }, { left, top }: PlotArea) => ({ x: x + left, y: y + top });
