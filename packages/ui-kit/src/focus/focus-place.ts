/** Rows of lists: of a `DataTable`, of a grid, of a plain list. */
const ROW = '[data-row], [role="row"], tr, li';

/** Areas with a name or a heading, and the dialogs above them. */
const REGION = 'section, aside, article, form, main, [role="region"], [role="tabpanel"], [role="dialog"]';

const FOCUSABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex="0"]',
].join(',');

/** Position of an element among the rows of its list. */
interface RowPlace {
  readonly list: Element;
  readonly rowIndex: number;
  /** Position among the controls of the row. */
  readonly controlIndex: number;
}

/** Where an element is on the page; still known after the element has been removed. */
export interface FocusPlace {
  readonly element: HTMLElement;
  readonly row: RowPlace | undefined;
  /** Nearest first. */
  readonly ancestors: readonly Element[];
}

/** The controls of a row. A row that is itself a control, as in a grid, is the first one. */
function controlsOf(row: Element): HTMLElement[] {
  const inside = [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return row instanceof HTMLElement && row.hasAttribute('tabindex') ? [row, ...inside] : inside;
}

/** The rows of a list that have controls. The head of a table is not one of them. */
const rowsOf = (list: Element): Element[] =>
  [...list.children].filter((child) => child.matches(ROW) && controlsOf(child).length > 0);

function rowPlaceOf(element: HTMLElement): RowPlace | undefined {
  const row = element.closest(ROW);
  const list = row?.parentElement;
  if (!row || !list) return undefined;
  return {
    list,
    rowIndex: Math.max(0, rowsOf(list).indexOf(row)),
    controlIndex: Math.max(0, controlsOf(row).indexOf(element)),
  };
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

export function placeOf(element: HTMLElement): FocusPlace {
  return { element, row: rowPlaceOf(element), ancestors: ancestorsOf(element) };
}

/** The same control of the row that is now at the position, else of the last row. */
function controlOfNextRow({ list, rowIndex, controlIndex }: RowPlace): HTMLElement | undefined {
  if (!list.isConnected) return undefined;
  const rows = rowsOf(list);
  const row = rows[rowIndex] ?? rows.at(-1);
  const controls = row ? controlsOf(row) : [];
  return controls[controlIndex] ?? controls.at(-1);
}

/** Hidden headings are one pixel wide: a focus ring around them would not be visible. */
const isHidden = (element: HTMLElement) => element.offsetWidth === 1;

/** The visible heading of a region; the tab of a tab panel; else the region. */
function headingOf(region: HTMLElement): HTMLElement {
  const named = document.getElementById(region.getAttribute('aria-labelledby') ?? '');
  if (named?.matches('[role="tab"]')) return named;
  const heading = region.querySelector<HTMLElement>('h1, h2, h3, h4');
  return heading && !isHidden(heading) ? heading : region;
}

function regionHeading(ancestors: readonly Element[]): HTMLElement | undefined {
  const region = ancestors.find((ancestor) => ancestor.isConnected)?.closest<HTMLElement>(REGION);
  return region ? headingOf(region) : undefined;
}

/** Moves the focus to an element that may not be focusable. Returns whether it is focused. */
function moveTo(element: HTMLElement): boolean {
  element.focus();
  if (document.activeElement === element) return true;
  element.tabIndex = -1;
  element.focus();
  return document.activeElement === element;
}

/**
 * Focuses what remains of a place: the element itself, else the next row of its list, else the heading of its region. Returns
 * `false` for a place in a dialog that is closed: nothing of it remains.
 */
export function focusPlace({ element, row, ancestors }: FocusPlace): boolean {
  const target = element.isConnected ? element : ((row && controlOfNextRow(row)) ?? regionHeading(ancestors));
  return target !== undefined && moveTo(target);
}
