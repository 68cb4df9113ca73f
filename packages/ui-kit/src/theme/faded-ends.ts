import { keyframes } from '@emotion/react';

/** A mask that fades the start, the end, or both ends of a row, each over 28 px. */
const mask = (start: string, end: string) =>
  `linear-gradient(90deg, ${start}, black 28px calc(100% - 28px), ${end})` as const;

const overflow = keyframes({
  from: { maskImage: mask('black', 'transparent') },
  '1%, 99%': { maskImage: mask('transparent', 'transparent') },
  to: { maskImage: mask('transparent', 'black') },
});
/** Changes nothing; its start reports the element to `watchFadedEnds`. */
const reported = keyframes({ from: { outlineColor: 'currentColor' } });

const TIMELINE = '(animation-timeline: scroll())';
const MASK = '--bourse-faded-ends';

/**
 * For styles of an element that scrolls sideways (tabs, strips, wide tables): the end beyond which there is more fades. Without overflow the
 * timeline is inactive and nothing fades. Browsers without scroll timelines get the mask from `watchFadedEnds`.
 */
export const FADED_ENDS = {
  animation: `${overflow} linear both`,
  animationTimeline: 'scroll(self inline)',
  [`@supports not ${TIMELINE}`]: { animation: `${reported} 1ms`, maskImage: `var(${MASK}, none)` },
} as const;

/** The mask of an element by its scroll position; `none` without overflow. Lengths are CSS pixels. */
export function fadeOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): string {
  // Positions are fractions where the page is zoomed.
  const hasBefore = scrollLeft >= 1;
  const hasAfter = scrollWidth - clientWidth - scrollLeft >= 1;
  if (!hasBefore && !hasAfter) return 'none';
  return mask(hasBefore ? 'transparent' : 'black', hasAfter ? 'transparent' : 'black');
}

function watch(element: HTMLElement): void {
  const update = () => element.style.setProperty(MASK, fadeOf(element));
  const observer = new ResizeObserver(() => {
    // A removed element is reported once more, without size.
    if (element.isConnected) update();
    else observer.disconnect();
  });
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  element.addEventListener('scroll', update, { passive: true });
}

function report({ animationName, target }: AnimationEvent): void {
  if (animationName === reported.name && target instanceof HTMLElement) watch(target);
}

/** Fades the ends of elements with `FADED_ENDS` in browsers without scroll timelines. Returns the function that stops it. */
export function watchFadedEnds(): () => void {
  if (typeof CSS === 'undefined' || CSS.supports(TIMELINE)) return () => undefined;
  document.addEventListener('animationstart', report);
  return () => document.removeEventListener('animationstart', report);
}
