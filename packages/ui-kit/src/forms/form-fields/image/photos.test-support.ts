/** Photos for stories: the browser encodes them. */

const GPS_TAG = 0x8825;
/** Exif with a little-endian TIFF directory of one entry: the GPS directory (Exif 2.32, section 4.6.3). */
const EXIF = [...new TextEncoder().encode('Exif'), 0, 0];
const DIRECTORY = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, GPS_TAG & 0xff, GPS_TAG >> 8, 4, 0, 1, 0, 0, 0, 26, 0, 0, 0];
const END_OF_DIRECTORIES = [0, 0, 0, 0];
const GPS_CONTENT = [...EXIF, ...DIRECTORY, ...END_OF_DIRECTORIES];
const GPS_SEGMENT = Uint8Array.from([0xff, 0xe1, 0, GPS_CONTENT.length + 2, ...GPS_CONTENT]);

const START_OF_IMAGE = 2;
const TILE = 256;

type Paint = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void;

async function encoded(type: 'image/jpeg' | 'image/png', width: number, height: number, paint: Paint): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) paint(context, width, height);
  return canvas.convertToBlob({ type, quality: 0.85 });
}

/** Grain of 2 px, which JPEG compresses badly, also after the photo was reduced. */
const grain: Paint = (context, width, height) => {
  const tile = new OffscreenCanvas(TILE, TILE);
  const pixels = new ImageData(TILE, TILE);
  for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
  tile.getContext('2d')?.putImageData(pixels, 0, 0);
  context.imageSmoothingEnabled = false;
  context.scale(2, 2);
  context.fillStyle = context.createPattern(tile, 'repeat') ?? '#808080';
  context.fillRect(0, 0, width / 2, height / 2);
};

/** A card with lines of print. */
const card: Paint = (context, width, height) => {
  context.fillStyle = '#dfe4ee';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#39414f';
  for (let line = 0; line < 40; line += 1) context.fillRect(width / 8, 40 + line * 18, (width * 3) / 4, 9);
};

/** A square JPEG of 12 megapixels with coordinates. At 2400 px and the best quality it still has more than 4 MB. */
export async function cameraPhoto(): Promise<File> {
  const jpeg = await encoded('image/jpeg', 3464, 3464, grain);
  return new File([jpeg.slice(0, START_OF_IMAGE), GPS_SEGMENT, jpeg.slice(START_OF_IMAGE)], 'IMG_0001.jpg', {
    type: 'image/jpeg',
  });
}

/** A PNG of a few kilobytes. */
export const cardPhoto = async (): Promise<File> =>
  new File([await encoded('image/png', 1200, 800, card)], 'card.png', { type: 'image/png' });

/** The first bytes of an iPhone photo; Chromium decodes no HEIC. */
export const heicPhoto = (): File =>
  new File([Uint8Array.of(0, 0, 0, 24), 'ftypheic', new Uint8Array(4096)], 'IMG_0002.HEIC', { type: 'image/heic' });

export const textNamedJpg = (): File => new File(['This is no photo.'], 'photo.jpg', { type: 'image/jpeg' });

export const svgPicture = (): File =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'photo.svg', {
    type: 'image/svg+xml',
  });
