import { FONT_SIZE, fontFace } from '@bourse/ui-kit';
import type { Sheet } from '../plot/chart-engine';
import { svg } from '../plot/svg';

/** CSS properties copied from the page into the picture, which has no style sheets. */
const TAKEN_OVER = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'paint-order',
  'text-anchor',
  'visibility',
] as const;

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(content);
  });
}

/** The page's font as a style of the picture; empty if it cannot be fetched, then system fonts are used. */
async function fontStyle(): Promise<string> {
  const { fontFamily, fontWeight, src } = fontFace;
  const address = /url\(([^)]+)\)/.exec(src)?.[1];
  try {
    const response = await fetch(address ?? '');
    const font = response.ok ? `url(${await dataUrl(await response.blob())})` : undefined;
    return font ? `@font-face{font-family:"${fontFamily}";font-weight:${fontWeight};src:${font}}` : '';
  } catch {
    return '';
  }
}

/** A self-contained SVG: colours and fonts are inlined. */
function standaloneDrawing(drawing: SVGSVGElement, font: string): SVGSVGElement {
  const copy = drawing.cloneNode(true);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy is of the same kind
  const alone = copy as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  alone.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (!original) return;
    const style = getComputedStyle(original);
    element.removeAttribute('style');
    for (const name of TAKEN_OVER) element.setAttribute(name, style.getPropertyValue(name));
  });
  // Drag handles are omitted from the picture.
  for (const handle of alone.querySelectorAll('[data-handle]')) handle.remove();
  alone.prepend(svg('style', {}, font));
  const { width, height } = drawing.getBoundingClientRect();
  alone.setAttribute('width', String(width));
  alone.setAttribute('height', String(height));
  return alone;
}

async function imageOf(drawing: SVGSVGElement, font: string): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(standaloneDrawing(drawing, font));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

export interface Picture {
  /** In the stacking order of the page. */
  readonly sheets: readonly Sheet[];
  /** Drawn above the plot. */
  readonly title: string;
  /** Source of background, title colour and font. */
  readonly around: Element;
}

const TITLE_SIZE = FONT_SIZE.dense;
/** Pixels of the picture to one of the page, at the least. */
const SHARPNESS = 2;

/**
 * The chart as a PNG file, made in the browser; nothing is sent.
 *
 * @throws DOMException if the browser cannot draw it
 */
export async function pictureOf({ sheets, title, around }: Picture): Promise<Blob> {
  const font = await fontStyle();
  const images = await Promise.all(
    sheets.map(({ drawing }) => (drawing instanceof SVGSVGElement ? imageOf(drawing, font) : Promise.resolve(drawing))),
  );
  const { left, top, width, height } = around.getBoundingClientRect();
  const sharpness = Math.max(SHARPNESS, devicePixelRatio);
  const canvas = new OffscreenCanvas(Math.round(width * sharpness), Math.round(height * sharpness));
  const paper = canvas.getContext('2d');
  if (!paper) throw new DOMException('no canvas', 'NotSupportedError');
  const style = getComputedStyle(around);
  paper.scale(sharpness, sharpness);
  paper.fillStyle = style.backgroundColor;
  paper.fillRect(0, 0, width, height);
  images.forEach((image, index) => {
    const place = sheets[index]?.place;
    if (place) paper.drawImage(image, place.left - left, place.top - top, place.width, place.height);
  });
  paper.fillStyle = style.color;
  paper.font = `600 ${TITLE_SIZE}px ${style.fontFamily}`;
  paper.fillText(title, 8, TITLE_SIZE + 4);
  return canvas.convertToBlob({ type: 'image/png' });
}
