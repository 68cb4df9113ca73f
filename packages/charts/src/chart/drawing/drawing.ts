import type { DrawingTool } from './tools';

/** A point of a drawing, fixed to its time and price. */
export interface Anchor {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly price: number;
}

export interface Drawing {
  readonly id: number;
  readonly tool: DrawingTool;
  readonly anchors: readonly Anchor[];
  /** Of the text tool, empty elsewhere. */
  readonly text: string;
  /** Neither moved, edited nor deleted until it is unlocked. */
  readonly isLocked?: boolean | undefined;
}

export const TEXT_AT_MOST = 200;
export const DRAWINGS_AT_MOST = 200;
/** Of a stroke. */
export const POINTS_AT_MOST = 64;

/** An id that no other drawing has. */
export const nextId = (drawings: readonly Drawing[]) => Math.max(0, ...drawings.map(({ id }) => id)) + 1;
