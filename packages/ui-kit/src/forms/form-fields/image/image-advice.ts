/** Advice about a photo; never a reason to refuse it. */
export type ImageAdvice = 'image.adviceBlur' | 'image.adviceGlare' | 'image.adviceSmall';

/** Grey values from 0 to 255, row by row. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8ClampedArray | Uint8Array;
}

/** Sharp photos of documents at 640 px have a variance of the Laplacian far above. */
const LEAST_VARIANCE = 40;
/** Share of white pixels in one block that shows a reflection. */
const GLARE_SHARE = 0.9;
const WHITE = 252;
const BLOCKS = 8;
/** Shorter side below which small print cannot be read. */
const LEAST_SIDE = 700;

/** Variance of the Laplacian: low in blurred photos (Pech-Pacheco et al., 2000). */
export function sharpness({ width, height, values }: GreyImage): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const edge =
        (values[at - width] ?? 0) +
        (values[at + width] ?? 0) +
        (values[at - 1] ?? 0) +
        (values[at + 1] ?? 0) -
        4 * (values[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** Blocks of the photo that are nearly all white while most others are not. */
export function glareBlocks({ width, height, values }: GreyImage): number {
  let white = 0;
  for (let block = 0; block < BLOCKS * BLOCKS; block += 1) {
    const left = Math.floor(((block % BLOCKS) * width) / BLOCKS);
    const top = Math.floor((Math.floor(block / BLOCKS) * height) / BLOCKS);
    const right = Math.floor(left + width / BLOCKS);
    const bottom = Math.floor(top + height / BLOCKS);
    let bright = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) if ((values[y * width + x] ?? 0) >= WHITE) bright += 1;
    }
    if (bright >= GLARE_SHARE * (right - left) * (bottom - top)) white += 1;
  }
  return white;
}

/** `original`: the photo before it was reduced. */
export function imageAdvice(
  grey: GreyImage,
  original: { readonly width: number; readonly height: number },
): ImageAdvice[] {
  const advice: ImageAdvice[] = [];
  if (Math.min(original.width, original.height) < LEAST_SIDE) advice.push('image.adviceSmall');
  if (sharpness(grey) < LEAST_VARIANCE) advice.push('image.adviceBlur');
  const white = glareBlocks(grey);
  if (white > 1 && white < (BLOCKS * BLOCKS) / 2) advice.push('image.adviceGlare');
  return advice;
}
