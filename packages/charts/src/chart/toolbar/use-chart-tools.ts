import { useRef, type RefObject } from 'react';
import type { ChartPair } from '../../chart-pair';
import { saveFile } from '@bourse/feature-kit';
import type { Bar, Resolution } from '@bourse/contracts/bars';
import { useDrawingLayer } from '../drawing/use-drawing-layer';
import type { useIndicators } from '../indicators/use-indicators';
import type { ChartControl } from '../plot/chart-engine';
import { csvOf } from './save-bars';
import { useSavePicture } from './use-save-picture';

/** The tools of the toolbar with their panels. A panel that closes gives the focus back to its button. */
export function useChartTools(
  { isChoosing, setChoosing }: ReturnType<typeof useIndicators>,
  frame: RefObject<HTMLElement | null>,
  chart: RefObject<ChartControl | undefined>,
  pair: ChartPair,
  resolution: Resolution,
  bars: readonly Bar[],
) {
  const drawing = useDrawingLayer(pair.id);
  const indicatorsButton = useRef<HTMLButtonElement>(null);
  const drawButton = useRef<HTMLButtonElement>(null);
  const onPicture = useSavePicture(frame, () => chart.current?.sheets() ?? [], pair, resolution);
  return {
    drawing,
    closeIndicators: () => {
      setChoosing(false);
      indicatorsButton.current?.focus();
    },
    closeDrawing: () => {
      drawing.setDrawing(false);
      drawButton.current?.focus();
    },
    /** Properties of the buttons. */
    buttons: {
      isChoosingIndicators: isChoosing,
      onIndicators: () => setChoosing(!isChoosing),
      indicatorsRef: indicatorsButton,
      isDrawing: drawing.isDrawing,
      drawRef: drawButton,
      onDraw: () => drawing.setDrawing(!drawing.isDrawing),
      onPicture,
      onCsv: () =>
        saveFile(
          new Blob([csvOf(bars)], { type: 'text/csv;charset=utf-8' }),
          `${pair.base}-${pair.quote}-${resolution}.csv`,
        ),
    },
  };
}
