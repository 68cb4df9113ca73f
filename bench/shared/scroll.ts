import type { Page } from 'playwright';

/** Scrolls the table, or the page if the table does not scroll, one step per frame: to its end and back. */
export const scroll = (page: Page, step: number) =>
  page.evaluate((by) => {
    const scroller =
      [...document.querySelectorAll<HTMLElement>('[role="rowgroup"], [role="group"]')].find(
        (element) => getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight,
      ) ?? document.documentElement;
    let direction = 1;
    const onFrame = () => {
      const before = scroller.scrollTop;
      scroller.scrollTop = before + direction * by;
      if (scroller.scrollTop === before) direction = -direction;
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  }, step);
