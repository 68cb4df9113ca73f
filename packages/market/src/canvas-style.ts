/** Colours and font that a drawing takes over from the page's styles. */
export interface CanvasStyle {
  readonly panel: string;
  readonly text: string;
  readonly quiet: string;
  readonly up: string;
  readonly down: string;
  readonly accent: string;
  readonly fontFamily: string;
}

/** The theme's variables as they stand at an element. */
export function canvasStyle(element: Element): CanvasStyle {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--bourse-${name}`).trim();
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
 * Hears when the page's colours may have changed: day and night and the price colours are attributes of `<html>`, and
 * a font that arrives late changes every width. Returns the way to stop hearing.
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
