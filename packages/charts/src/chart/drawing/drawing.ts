/** Number of points of each tool. */
export const TOOL_POINTS = { trend: 2, ray: 2, horizontal: 1, fibonacci: 2, text: 1 } as const;

export type DrawingTool = keyof typeof TOOL_POINTS;

export const DRAWING_TOOLS = [
  'trend',
  'ray',
  'horizontal',
  'fibonacci',
  'text',
] as const satisfies readonly DrawingTool[];

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
}

export const TEXT_AT_MOST = 200;
export const DRAWINGS_AT_MOST = 200;

/** An id that no other drawing has. */
export const nextId = (drawings: readonly Drawing[]) => Math.max(0, ...drawings.map(({ id }) => id)) + 1;
