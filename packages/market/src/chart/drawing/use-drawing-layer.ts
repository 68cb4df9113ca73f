import { useChunk } from '@bourse/ui-kit';
import { useState } from 'react';
import type { PairId } from '../../contract';
import { hasDrawings } from './drawing-key';

const load = () => import('.');

/** The drawing layer, loaded when the pair has drawings or a tool is selected. */
export function useDrawingLayer(pair: PairId) {
  const [isDrawing, setDrawing] = useState(false);
  const chunk = useChunk(load, isDrawing || hasDrawings(pair));
  return { isDrawing, setDrawing, chunk, layer: chunk.status === 'ready' ? chunk.module : undefined };
}
