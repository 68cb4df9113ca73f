/* oxlint-disable unicorn/consistent-function-scoping -- the page evaluates the measuring function as a whole */
import type { Page } from '@playwright/test';

/** What a trading screen shows in its window. Lengths are CSS pixels, shares are of the window. */
export interface Face {
  /** Controls in view. */
  readonly controls: number;
  /** Words and figures in view. */
  readonly words: number;
  readonly chartShareOfWidth: number;
  readonly chartShareOfHeight: number;
  /** Submit buttons of the ticket: all of them, and those that are not in view as a whole. */
  readonly submits: number;
  readonly hiddenSubmits: number;
  /** Rows of orders or positions that are in view as a whole. */
  readonly orderRows: number;
  /** By how much the page scrolls. */
  readonly scrollDown: number;
  readonly scrollSideways: number;
  /** Height of the ticket with its foot and without warnings; 0 while there is no ticket on the screen. */
  readonly ticketHeight: number;
  /** Chart, book and ticket are beside each other. */
  readonly isSideBySide: boolean;
  /** Pairs of texts of one panel that are painted over each other. */
  readonly overlaps: readonly string[];
  /** Values of a list of facts that are more than 160 px from their label. */
  readonly farValues: readonly string[];
}

/** Measures the trading screen that the page shows. */
export function faceOf(page: Page): Promise<Face> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const CONTROLS =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="slider"], [role="switch"], [role="combobox"]';
    /** Least width and height of an overlap: glyphs do not fill the box of their line. */
    const LEAST = 4;
    const FAR = 160;
    const LEAST_BUTTON = { width: 90, height: 32 };
    const windowBox: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    const meet = (a: Box, b: Box): Box | undefined => {
      const met = {
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      };
      return met.right - met.left >= 1 && met.bottom - met.top >= 1 ? met : undefined;
    };
    const isTiny = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    /** The part of a box that is inside of the window and of each scrolling or clipping box around its element. */
    const inView = (element: Element, box: Box): Box | undefined => {
      let part = meet(box, windowBox);
      for (let around = element.parentElement; around && part; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (overflowX !== 'visible' || overflowY !== 'visible') part = meet(part, around.getBoundingClientRect());
      }
      return part;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isTiny(element);
    const isWhole = (element: Element) => {
      const box = element.getBoundingClientRect();
      const part = isShown(element) ? inView(element, box) : undefined;
      return part !== undefined && part.bottom - part.top >= box.height - 1;
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)];

    const controls = all(CONTROLS).filter((control) => {
      // The area of a visually hidden input is its label.
      const area = control.matches('input') ? (control.closest('label') ?? control) : control;
      return isShown(area) && inView(area, area.getBoundingClientRect()) !== undefined;
    });

    const texts: { readonly text: string; readonly box: Box; readonly element: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, noscript') || !isShown(element)) continue;
      let isForReaders = false;
      for (let around: Element | null = element; around && !isForReaders; around = around.parentElement) {
        isForReaders = isTiny(around) && getComputedStyle(around).overflow !== 'visible';
      }
      if (isForReaders) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = inView(element, line);
        if (box) texts.push({ text, box, element });
      }
    }
    const seen = new Set<Node>();
    let words = 0;
    for (const { text, element } of texts) {
      if (seen.has(element)) continue;
      seen.add(element);
      words += text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    }

    const plot = document.querySelector('[role="application"]');
    const chart = plot?.closest('section, [role="region"]') ?? plot;
    const chartBox = chart?.getBoundingClientRect();
    const chartPart = chart && chartBox ? inView(chart, chartBox) : undefined;
    const ticket = all('form').findLast((form) => form.querySelector('input') && !isTiny(form));
    const ticketBox = ticket?.getBoundingClientRect();
    const submits = [...(ticket?.querySelectorAll('button') ?? [])].filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return (
        width >= LEAST_BUTTON.width &&
        height >= LEAST_BUTTON.height &&
        getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)' &&
        !button.matches('[role="tab"], [aria-haspopup], [aria-pressed]')
      );
    });
    const bookBox = document
      .querySelector('[role="grid"]:has(> [role="rowgroup"][aria-label])')
      ?.getBoundingClientRect();

    const isSticky = ({ element }: { readonly element: Element }) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (['sticky', 'fixed', 'absolute'].includes(getComputedStyle(around).position) && around.closest('form'))
          return true;
      }
      return false;
    };
    const isOfAxis = ({ element }: { readonly element: Element }) =>
      element.closest('.highcharts-axis-labels') !== null;
    const overlaps = texts.flatMap((one, at) =>
      texts.slice(at + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
        const panel = one.element.closest('section, [role="region"], form, table');
        const met = panel?.contains(other.element) && meet(one.box, other.box);
        if (!met || met.right - met.left < LEAST || met.bottom - met.top < LEAST) return [];
        // The body of the ticket scrolls under its foot, and the tag of a price covers the label of the axis.
        if (isSticky(one) || isSticky(other) || isOfAxis(one) || isOfAxis(other)) return [];
        return [`"${one.text.slice(0, 30)}" and "${other.text.slice(0, 30)}"`];
      }),
    );

    const edge = (element: Element, side: 'left' | 'right') => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect()[side];
    };
    const farValues = all('dl > div').flatMap((fact) => {
      const name = fact.querySelector(':scope > dt');
      const value = fact.querySelector(':scope > dd');
      if (!name || !value || !isShown(name) || !isShown(value)) return [];
      const distance = edge(value, 'left') - edge(name, 'right');
      return distance > FAR ? [`${name.textContent} ${Math.round(distance)}`] : [];
    });

    const { documentElement: html } = document;
    return {
      controls: controls.length,
      words,
      chartShareOfWidth: chartPart ? (chartPart.right - chartPart.left) / innerWidth : 0,
      chartShareOfHeight: chartPart ? (chartPart.bottom - chartPart.top) / innerHeight : 0,
      submits: submits.length,
      hiddenSubmits: submits.filter((button) => !isWhole(button)).length,
      orderRows: all('main [role="tabpanel"] tbody tr').filter(isWhole).length,
      scrollDown: html.scrollHeight - html.clientHeight,
      scrollSideways: html.scrollWidth - html.clientWidth,
      ticketHeight: ticket
        ? [...ticket.querySelectorAll('.MuiAlert-root')].reduce(
            (height, alert) => height - alert.getBoundingClientRect().height,
            ticket.scrollHeight,
          )
        : 0,
      isSideBySide:
        chartBox !== undefined &&
        ticketBox !== undefined &&
        (bookBox === undefined || (bookBox.left >= chartBox.right - 1 && bookBox.top < innerHeight)) &&
        ticketBox.left >= chartBox.right - 1,
      overlaps,
      farValues,
    };
  });
}
