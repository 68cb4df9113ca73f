import { useChunk } from '@bourse/ui-kit';
import { useState } from 'react';
import type { PairId } from '../contract';
import { hasDrawings } from './drawing-key';

const load = () => import('./drawing');

/** The layer to draw on, fetched when somebody draws or has drawn on this pair. */
export function useDrawingLayer(pair: PairId) {
  const [isDrawing, setDrawing] = useState(false);
  const chunk = useChunk(load, isDrawing || hasDrawings(pair));
  return { isDrawing, setDrawing, chunk, layer: chunk.status === 'ready' ? chunk.module : undefined };
}
