import { colour } from './variables';

/** Colours and font of the page, as values that a canvas can draw with. */
export interface CanvasStyle {
  readonly panel: string;
  readonly text: string;
  readonly quiet: string;
  readonly up: string;
  readonly down: string;
  readonly accent: string;
  readonly fontFamily: string;
}

/** The present values of the theme's variables at an element. */
export function canvasStyle(element: Element): CanvasStyle {
  const style = getComputedStyle(element);
  // `colour` holds references: `var(--name)`.
  const read = (name: keyof typeof colour) => style.getPropertyValue(colour[name].slice(4, -1)).trim();
  return {
    panel: read('panel'),
    text: read('text'),
    quiet: read('quiet'),
    up: read('up'),
    down: read('down'),
    accent: read('accent'),
    fontFamily: style.fontFamily,
  };
}

/**
 * Calls the listener when colours or text widths of the page may have changed: colour scheme and price colours are attributes
 * of `<html>`, and a font that loads late changes every width. Returns the unsubscribe function.
 */
export function onStyleChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-price-colours', 'class', 'style'],
  });
  // jsdom has no font loading.
  const fonts: FontFaceSet | undefined = document.fonts;
  fonts?.addEventListener('loadingdone', listener);
  return () => {
    observer.disconnect();
    fonts?.removeEventListener('loadingdone', listener);
  };
}
