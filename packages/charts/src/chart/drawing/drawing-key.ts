import { placeOf, readStored } from '@bourse/storage';

/** Storage key for the drawings of a pair, by its id. */
export const drawingKey = (pair: string) => `bourse.chart.drawings.${pair}` as const;

/** Is there something to be drawn, so that its chunk is needed? */
export const hasDrawings = (pair: string) => readStored(placeOf(drawingKey(pair))) !== undefined;
