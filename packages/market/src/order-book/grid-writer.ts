import type { BookRow, BookView } from './book-rows';
import { rowInSlot, type BookShape, type BookSlot } from './layout';

/** The grid's texts, in the user's language. */
export interface GridTexts {
  readonly label: string;
  readonly asks: string;
  readonly bids: string;
  readonly columns: readonly [level: string, price: string, amount: string, total: string];
  readonly row: (row: BookRow) => readonly [level: string, price: string, amount: string, total: string];
  readonly middle: (view: BookView) => string;
}

/** The row of the book that an element of the grid belongs to. */
export function slotOf(target: EventTarget): BookSlot | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-side]') : null;
  const side = row?.dataset['side'];
  if (side !== 'asks' && side !== 'bids') return undefined;
  return { side, slot: Number(row?.dataset['slot']) };
}

/** A grid element with its current text, because reading text from the document costs more than writing it. */
interface WrittenRow {
  readonly element: HTMLElement;
  readonly slot: BookSlot;
  readonly cells: readonly Element[];
  texts: readonly string[];
}

function rowsOf(grid: HTMLElement): WrittenRow[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-side]')].flatMap((element) => {
    const slot = slotOf(element);
    return slot ? [{ element, slot, cells: [...element.children], texts: [] }] : [];
  });
}

const NO_TEXTS: readonly string[] = [];

/** Writes only changed texts: React would create and compare two hundred elements for the same result. */
export function createWriter(grid: HTMLElement, shape: BookShape, texts: GridTexts): (view: BookView) => void {
  const rows = rowsOf(grid);
  const middle = grid.querySelector('[data-middle]');
  let written = '';

  const writeRow = (row: WrittenRow, level: BookRow | undefined) => {
    const { element, cells } = row;
    // A focused row stays even if its level is gone.
    const isHidden = !level && element !== document.activeElement;
    if (element.hidden !== isHidden) element.hidden = isHidden;
    const next = level ? texts.row(level) : NO_TEXTS;
    for (const [index, cell] of cells.entries()) {
      if (next[index] !== row.texts[index]) cell.textContent = next[index] ?? '';
    }
    row.texts = next;
  };

  return (view) => {
    for (const row of rows) writeRow(row, rowInSlot(view, row.slot, shape));
    moveStop(rows);
    const words = texts.middle(view);
    if (middle && words !== written) middle.textContent = words;
    written = words;
  };
}

/** The tab stop stays at its row while that exists; otherwise it is the best bid or the first row. */
function moveStop(rows: readonly WrittenRow[]): void {
  const shown = rows.filter(({ element }) => !element.hidden);
  const stop =
    shown.find(({ element }) => element.tabIndex === 0) ?? shown.find(({ slot }) => slot.side === 'bids') ?? shown[0];
  for (const row of rows) {
    const tabIndex = row === stop ? 0 : -1;
    if (row.element.tabIndex !== tabIndex) row.element.tabIndex = tabIndex;
  }
}
