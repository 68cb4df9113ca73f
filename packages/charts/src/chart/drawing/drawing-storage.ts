import { readStoredAs, writeStoredAs } from '@bourse/storage';
import * as v from 'valibot';
import { DRAWING_TOOLS, DRAWINGS_AT_MOST, TEXT_AT_MOST, TOOL_POINTS, type Drawing } from './drawing';
import { drawingKey } from './drawing-key';

const finite = v.pipe(v.number(), v.finite());

const drawing = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    tool: v.picklist(DRAWING_TOOLS),
    anchors: v.array(v.object({ time: finite, price: finite })),
    text: v.pipe(v.string(), v.maxLength(TEXT_AT_MOST)),
  }),
  v.check(({ tool, anchors }) => anchors.length === TOOL_POINTS[tool], 'a drawing without its points'),
);

/** The stored drawings of a pair; empty if the stored value is invalid. */
export function readDrawings(pair: string): readonly Drawing[] {
  return readStoredAs(drawingKey(pair), v.array(drawing))?.slice(0, DRAWINGS_AT_MOST) ?? [];
}

export function storeDrawings(pair: string, drawings: readonly Drawing[]): void {
  writeStoredAs(drawingKey(pair), drawings.length === 0 ? undefined : drawings);
}
