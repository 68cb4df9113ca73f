/** Fewer rows are all drawn: finding a text on the page then finds them all. */
const ALL_DRAWN_UP_TO = 100;
/** Rows drawn beyond both edges, so that a quick scroll shows no gap. */
const BEYOND = 12;

export interface RowWindow {
  /** Index of the first row drawn. */
  start: number;
  /** Index behind the last row drawn. */
  end: number;
}

/** Which rows of a long table to draw. Lengths in pixels. */
export function rowWindow(count: number, rowHeight: number, scrollTop: number, frameHeight: number): RowWindow {
  if (count <= ALL_DRAWN_UP_TO) return { start: 0, end: count };
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const seen = Math.ceil(frameHeight / rowHeight);
  // A list that became shorter while it was scrolled far down still shows its end.
  const start = Math.max(0, Math.min(first, count - seen) - BEYOND);
  return { start, end: Math.min(count, start + seen + 2 * BEYOND) };
}
