import { baseStyles } from '@bourse/ui-kit';
import { svg } from './svg';

/** CSS properties that a picture takes over from the page: inside of it there is none. */
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

/** The page's own font as a style of a picture; nothing where it cannot be had, and the reader's fonts have to do. */
async function fontStyle(): Promise<string> {
  const { fontFamily, fontWeight, src } = baseStyles['@font-face'];
  const address = /url\(([^)]+)\)/.exec(src)?.[1];
  try {
    const response = await fetch(address ?? '');
    const font = response.ok ? `url(${await dataUrl(await response.blob())})` : undefined;
    return font ? `@font-face{font-family:"${fontFamily}";font-weight:${fontWeight};src:${font}}` : '';
  } catch {
    return '';
  }
}

/** A drawing that needs nothing of the page around it: colours and fonts are written out. */
function standingAlone(drawing: SVGSVGElement, font: string): SVGSVGElement {
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
  // To take hold of, not to look at.
  for (const handle of alone.querySelectorAll('[data-handle]')) handle.remove();
  alone.prepend(svg('style', {}, font));
  const { width, height } = drawing.getBoundingClientRect();
  alone.setAttribute('width', String(width));
  alone.setAttribute('height', String(height));
  return alone;
}

async function imageOf(drawing: SVGSVGElement, font: string): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(standingAlone(drawing, font));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

export interface Picture {
  /** One over the other, where they stand in the page. */
  readonly drawings: readonly SVGSVGElement[];
  /** Stands above the drawing. */
  readonly title: string;
  /** Gives background, colour of the title and font. */
  readonly around: Element;
}

const TITLE_SIZE = 12;
/** Pixels of the picture to one of the page, at the least. */
const SHARPNESS = 2;

/**
 * The chart as a PNG file, made here: nothing is sent anywhere.
 *
 * @throws DOMException where the browser cannot draw it
 */
export async function pictureOf({ drawings, title, around }: Picture): Promise<Blob> {
  const font = await fontStyle();
  const images = await Promise.all(drawings.map((drawing) => imageOf(drawing, font)));
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
    const place = drawings[index]?.getBoundingClientRect();
    if (place) paper.drawImage(image, place.left - left, place.top - top);
  });
  paper.fillStyle = style.color;
  paper.font = `600 ${TITLE_SIZE}px ${style.fontFamily}`;
  paper.fillText(title, 8, TITLE_SIZE + 4);
  return canvas.convertToBlob({ type: 'image/png' });
}
