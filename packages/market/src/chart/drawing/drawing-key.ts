import { readStored } from '@bourse/api-client';
import type { PairId } from '../../contract';

/** Storage key for the drawings of a pair. */
export const drawingKey = (pair: PairId) => `bourse.chart.drawings.${pair}` as const;

/** Is there something to be drawn, so that its chunk is needed? */
export const hasDrawings = (pair: PairId) => readStored(drawingKey(pair)) !== undefined;
