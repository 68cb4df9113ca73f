import type { BookRow, BookView } from './book-rows';
import { rowInSlot, type BookShape, type BookSlot } from './layout';

/** What stands in the grid, in the reader's language. */
export interface GridTexts {
  readonly label: string;
  readonly asks: string;
  readonly bids: string;
  readonly columns: readonly [side: string, price: string, amount: string, sum: string];
  readonly row: (row: BookRow) => readonly [side: string, price: string, amount: string, sum: string];
  readonly middle: (view: BookView) => string;
}

/** The row of the book that an element of the grid belongs to. */
export function slotOf(target: EventTarget): BookSlot | undefined {
  const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-side]') : null;
  const side = row?.dataset['side'];
  if (side !== 'asks' && side !== 'bids') return undefined;
  return { side, slot: Number(row?.dataset['slot']) };
}

/** An element of the grid with the texts that are in it: to ask the document for them would cost more than to write. */
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

/** Writes what has changed, text by text: React would build and compare two hundred elements for the same. */
export function createWriter(grid: HTMLElement, shape: BookShape, texts: GridTexts): (view: BookView) => void {
  const rows = rowsOf(grid);
  const middle = grid.querySelector('[data-middle]');
  let written = '';

  const writeRow = (row: WrittenRow, level: BookRow | undefined) => {
    const { element, cells } = row;
    // A row that is in focus stays, even while its level is gone.
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

/** The stop of the Tab key stays where it is while its row is there; else it is the best bid, or whatever there is. */
function moveStop(rows: readonly WrittenRow[]): void {
  const shown = rows.filter(({ element }) => !element.hidden);
  const stop =
    shown.find(({ element }) => element.tabIndex === 0) ?? shown.find(({ slot }) => slot.side === 'bids') ?? shown[0];
  for (const row of rows) {
    const tabIndex = row === stop ? 0 : -1;
    if (row.element.tabIndex !== tabIndex) row.element.tabIndex = tabIndex;
  }
}
