import { imageAdvice, type GreyImage, type ImageAdvice } from './image-advice';
import { MOST_BYTES } from './image-file';
import { imageMetadata } from './image-metadata';
import { imageType } from './image-type';
import { drawStrip, stripHeight } from './watermark';

/** Longer files are not decoded. */
const LONGEST_INPUT = 40 * 1024 * 1024;
/** Longest side of the result; small print of a document stays readable. */
const LONGEST_SIDE = 2400;
const QUALITIES = [0.9, 0.8, 0.7, 0.6];
const ADVICE_SIDE = 640;

export type ImageProblem = 'image.notImage' | 'image.heic' | 'image.broken' | 'image.tooLarge';

export interface PreparedImage {
  readonly blob: Blob;
  /** Address for an `<img>`; `useImageUpload` revokes it. */
  readonly preview: string;
  readonly name: string;
  /** Bytes of the chosen file. */
  readonly before: number;
  readonly hadLocation: boolean;
  readonly hadMetadata: boolean;
  readonly advice: readonly ImageAdvice[];
}

export type PrepareResult = { readonly image: PreparedImage } | { readonly problem: ImageProblem };

function drawn(bitmap: ImageBitmap, longest: number, watermark?: string): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const top = Math.max(1, Math.round(bitmap.height * scale));
  const height = watermark === undefined ? 0 : stripHeight(width, top);
  canvas.width = width;
  canvas.height = top + height;
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG has no transparency: a transparent photo would become black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, top);
    context.drawImage(bitmap, 0, 0, width, top);
    if (watermark !== undefined) drawStrip(context, watermark, { top, width, height });
  }
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });

/** The best quality that fits into the limit. */
async function encodeWithinLimit(bitmap: ImageBitmap, watermark?: string): Promise<Blob | undefined> {
  for (const side of [LONGEST_SIDE, LONGEST_SIDE / 2]) {
    const canvas = drawn(bitmap, side, watermark);
    for (const quality of QUALITIES) {
      // oxlint-disable-next-line no-await-in-loop -- a lower quality is tried only if this one is too large
      const blob = await encode(canvas, quality);
      if (blob && blob.size <= MOST_BYTES) return blob;
    }
  }
  return undefined;
}

function greyOf(bitmap: ImageBitmap): GreyImage {
  const canvas = drawn(bitmap, ADVICE_SIDE);
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, width, height).data;
  const values = new Uint8Array(width * height);
  if (!pixels) return { width, height, values };
  for (let at = 0; at < values.length; at += 1) {
    // Luma of BT.601.
    values[at] = 0.299 * (pixels[at * 4] ?? 0) + 0.587 * (pixels[at * 4 + 1] ?? 0) + 0.114 * (pixels[at * 4 + 2] ?? 0);
  }
  return { width, height, values };
}

/**
 * Rotates a photo upright, reduces it to at most 2400 px and 4 MB, and encodes it again as JPEG, which removes all
 * metadata; the bytes of the result are parsed to verify this. HEIC works if the browser decodes it.
 * A watermark is written below the photo.
 */
export async function prepareImage(file: File, watermark?: string): Promise<PrepareResult> {
  if (file.size > LONGEST_INPUT) return { problem: 'image.tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = imageType(bytes);
  if (!type) return { problem: 'image.notImage' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { problem: type === 'heic' ? 'image.heic' : 'image.broken' };
  }
  try {
    const blob = await encodeWithinLimit(bitmap, watermark);
    if (!blob) return { problem: 'image.tooLarge' };
    const result = imageMetadata(new Uint8Array(await blob.arrayBuffer()));
    if (result.hasMetadata) return { problem: 'image.broken' };
    const original = type === 'heic' ? { hasMetadata: true, hasLocation: false } : imageMetadata(bytes);
    return {
      image: {
        blob,
        preview: URL.createObjectURL(blob),
        name: `${file.name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`,
        before: file.size,
        hadLocation: original.hasLocation,
        hadMetadata: original.hasMetadata,
        advice: imageAdvice(greyOf(bitmap), bitmap),
      },
    };
  } finally {
    bitmap.close();
  }
}
