import { useState } from 'react';
import { hasDrawings } from './drawing-key';

/** The drawing layer is needed when the pair has drawings or a tool is selected. */
export function useDrawingLayer(pair: string) {
  const [isDrawing, setDrawing] = useState(false);
  return { isDrawing, setDrawing, isNeeded: isDrawing || hasDrawings(pair) };
}
