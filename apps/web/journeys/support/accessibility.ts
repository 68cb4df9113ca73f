import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { endOfMotion } from './motion';

/**
 * Describes a focus that is not visible: on `body`, outside of the window, or under a fixed or sticky bar (WCAG 2.4.11).
 * `undefined` where it is visible.
 */
export function focusFinding(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the focus is on body';
    const name = `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}"`;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (top + height <= 0 || top >= innerHeight || left + width <= 0 || left >= innerWidth) {
      return `${name} is outside of the window`;
    }
    const barOver = (at: Element | null): Element | undefined => {
      for (let over = at; over; over = over.parentElement) {
        if (over.contains(element)) return undefined;
        if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return over;
      }
      return undefined;
    };
    const shares = [0.05, 0.5, 0.95];
    const points = shares.flatMap((x) => shares.map((y) => ({ x: left + width * x, y: top + height * y })));
    const visible = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const isCovered = visible.every(({ x, y }) => barOver(document.elementFromPoint(x, y)));
    return isCovered ? `${name} is covered by a bar` : undefined;
  });
}

/** What axe finds on the page at rest, with open dialogs, menus and errors. A half-transparent dialog has no contrast. */
export async function axeFindings(page: Page): Promise<string[]> {
  await expect(page.locator('#static-frame'), 'the static frame').toHaveCount(0);
  await endOfMotion(page);
  return described(await axe(page).analyze());
}

/** The texts of the page that are hard to read by their colours; all that differs between day and night. */
export async function contrastFindings(page: Page): Promise<string[]> {
  await endOfMotion(page);
  return described(await axe(page).withRules('color-contrast').analyze());
}

/**
 * In the page's own context: there are no frames of other origins, for which axe opens a second page each time. Only violations are
 * described element by element; a selector of each element that passes takes longer than some rules.
 */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

function described({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** By how many CSS pixels the page scrolls sideways. Frames that scroll by themselves do not count. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The spacing that a user may set (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Applies the text spacing of WCAG 1.4.12 and returns the texts that are cut off by it: those of elements that hide their
 * overflow. A text that ends in an ellipsis without it may do so with it.
 */
export async function textSpacingFindings(page: Page): Promise<string[]> {
  const cutTexts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
        const { overflowX, overflowY, visibility, clip, clipPath } = getComputedStyle(element);
        const isHidden = visibility === 'hidden' || clip !== 'auto' || clipPath !== 'none' || element.offsetWidth <= 1;
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
        );
        if (isHidden || !hasText || element.getClientRects().length === 0) return [];
        const isCut =
          (overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1);
        return isCut ? [`${element.tagName} "${element.textContent.trim().slice(0, 40)}"`] : [];
      }),
    );
  const before = await cutTexts();
  // The content security policy refuses a style element.
  const sheet = await page.evaluateHandle((spacing) => {
    const made = new CSSStyleSheet();
    made.replaceSync(spacing);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    return made;
  }, TEXT_SPACING);
  const after = await cutTexts();
  await sheet.evaluate((made) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== made);
  });
  return after.filter((text) => !before.includes(text));
}

/** Height of a control for a finger, CSS pixels (WCAG 2.5.5). */
const TOUCH = 44;

/**
 * Visible controls that are lower than 44 px or narrower than 24 px, with their sizes. The area of a control is its box, the box of
 * the label or field around it, or its absolutely placed pseudo-element. Links within a sentence are exempt (WCAG 2.5.5, inline).
 */
export function smallTouchTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const CONTROLS =
      'a[href], button, input, select, summary, [role="tab"], [role="button"], [role="slider"], [role="switch"]';
    const found = [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], [aria-hidden="true"]')) {
        return [];
      }
      const own = control.getBoundingClientRect();
      const { display, position } = getComputedStyle(control);
      // Visually hidden inputs have a label as their area; skip links are above the page until a key focuses them.
      const isHidden = own.width <= 1 || own.height <= 1 || own.bottom + (position === 'fixed' ? 0 : scrollY) <= 0;
      const name = control.textContent.trim();
      const isInSentence =
        control.matches('a') && display === 'inline' && control.parentElement?.textContent.trim() !== name;
      if (isHidden || isInSentence) return [];
      const field = control.matches('input') ? control.closest('label, .MuiInputBase-root, .MuiSlider-root') : null;
      const pseudo = ['::before', '::after']
        .map((part) => getComputedStyle(control, part))
        .filter((style) => style.content !== 'none' && style.position === 'absolute');
      const areas = [
        own,
        ...(field ? [field.getBoundingClientRect()] : []),
        ...pseudo.map((style) => ({ width: Number.parseFloat(style.width), height: Number.parseFloat(style.height) })),
      ];
      const width = Math.max(...areas.map((area) => area.width));
      const height = Math.max(...areas.map((area) => area.height));
      // Half a pixel: layout rounds.
      if (height >= least - 0.5 && width >= 23.5) return [];
      const label = control.getAttribute('aria-label') ?? name;
      return [`${control.tagName} "${label.slice(0, 40)}" ${Math.round(width)} x ${Math.round(height)}`];
    });
    return [...new Set(found)];
  }, TOUCH);
}
