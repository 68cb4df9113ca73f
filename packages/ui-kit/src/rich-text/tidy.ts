export interface TidyOptions {
  /** Level of the text's own topmost headings; those below follow without a gap. */
  readonly headingLevel: number;
  /** Name of the frame in which a table without a caption scrolls. */
  readonly tableLabel: string;
}

const LOWEST_LEVEL = 6;

function replaceName(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const isEmpty = (element: Element) => element.textContent.trim() === '' && !element.querySelector('img');

/** Headings that the page's own outline can take: none empty, the first on the given level, no level left out. */
function levelHeadings(fragment: DocumentFragment, top: number): void {
  const open: number[] = [];
  for (const heading of fragment.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    if (isEmpty(heading)) {
      heading.remove();
      continue;
    }
    const level = Number(heading.nodeName.slice(1));
    while ((open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    replaceName(heading, `h${Math.min(top + open.length - 1, LOWEST_LEVEL)}`);
  }
}

/** Tables wider than the text scroll in a frame of their own, which the keyboard reaches. */
function frameTables(fragment: DocumentFragment, label: string): void {
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const frame = table.ownerDocument.createElement('div');
    frame.setAttribute('role', 'group');
    frame.setAttribute('tabindex', '0');
    frame.setAttribute('data-scrolls', '');
    frame.setAttribute('aria-label', table.querySelector('caption')?.textContent.trim() || label);
    table.replaceWith(frame);
    frame.append(table);
  }
}

/** Every link has a name: a link around an image without text is named after its target; an empty one is removed. */
function nameLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a')) {
    if (isEmpty(link)) link.remove();
    else if (link.textContent.trim() === '' && !link.querySelector('img[alt]:not([alt=""])')) {
      link.setAttribute('aria-label', link.hostname || link.href);
    }
  }
}

/** Normalises external markup for the page and for assistive technology. */
export function tidy(fragment: DocumentFragment, { headingLevel, tableLabel }: TidyOptions): void {
  levelHeadings(fragment, headingLevel);
  nameLinks(fragment);
  frameTables(fragment, tableLabel);
}
