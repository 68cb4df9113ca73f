/** Reads a colour of a style (`var(--…)`, `color-mix(…)`) as `rgba(…)`. */
export type ReadColour = (css: string) => string;

/** The present colours at an element, as values that Lightweight Charts accepts: it knows no variables and no `color(…)`. */
export function coloursAt(element: HTMLElement): ReadColour {
  const known = new Map<string, string>();
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return (css) => {
    const cached = known.get(css);
    if (cached !== undefined || !pixel) return cached ?? 'transparent';
    const probe = element.ownerDocument.createElement('span');
    probe.style.color = css;
    element.append(probe);
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
    const colour = `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`;
    known.set(css, colour);
    return colour;
  };
}
