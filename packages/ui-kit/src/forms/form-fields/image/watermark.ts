/** Height of the strip in parts of the shorter side, and its least height in pixels. */
const HEIGHT_PART = 0.05;
const LEAST_HEIGHT = 28;
/** Size of the letters in parts of the strip's height. */
const LETTER_PART = 0.55;

/** Height of the strip below a photo of this size, pixels. */
export const stripHeight = (width: number, height: number) =>
  Math.max(LEAST_HEIGHT, Math.round(Math.min(width, height) * HEIGHT_PART));

/** Writes the words into a strip below the photo, so that they cover no data of the document. */
export function drawStrip(
  context: CanvasRenderingContext2D,
  words: string,
  { top, width, height }: { readonly top: number; readonly width: number; readonly height: number },
): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, top, width, height);
  context.fillStyle = '#333333';
  context.font = `${Math.round(height * LETTER_PART)}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, width / 2, top + height / 2, width);
}
