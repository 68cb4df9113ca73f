import type { Prefetch } from './create-prefetch';

/** A pointer that crosses a link on its way to another element leaves it sooner. */
const HOVER_MS = 65;

/** The path of the link at an event's target, if it opens a screen in this page. */
function pathOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) {
    return undefined;
  }
  return link.pathname;
}

/**
 * Prefetches the screen of a link on hover, focus or touch. Three listeners on the document serve every link of every
 * screen, including links that are rendered later.
 */
export function watchLinks(prefetch: Prefetch): void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  const prefetchTarget = (event: Event) => {
    const path = pathOf(event);
    if (path !== undefined) prefetch(path);
  };
  const waitForHover = (event: Event) => {
    clearTimeout(hover);
    hover = setTimeout(() => prefetchTarget(event), HOVER_MS);
  };
  // Every mouse has a hover before its press; a finger begins with the press.
  document.addEventListener('pointerover', waitForHover, { passive: true });
  document.addEventListener('pointerdown', prefetchTarget, { passive: true });
  document.addEventListener('focusin', prefetchTarget, { passive: true });
}
