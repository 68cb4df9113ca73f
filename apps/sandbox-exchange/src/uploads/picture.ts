import sharp from 'sharp';

// One thread a picture: libvips would take every core, and with them the time of the thread that matches orders.
sharp.concurrency(1);

/** Money side, section 9: an image has at most 4 MB. */
export const LARGEST_UPLOAD = 4 * 1024 * 1024;
/** More pixels than this are not decoded: a small file can hold a very large picture. */
const MOST_PIXELS = 40_000_000;
/** Longest side of a stored picture. */
const LONGEST_SIDE = 2400;
const QUALITY = 85;

/** Money side, section 5: an image is JPEG or PNG. */
const SIGNATURES = [
  { type: 'image/jpeg', matches: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    type: 'image/png',
    matches: (bytes: Buffer) =>
      bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  },
] as const;

export type PictureType = (typeof SIGNATURES)[number]['type'];

/** The type by the file's first bytes; its name and declared type are ignored. SVG has no signature. */
function pictureType(bytes: Buffer): PictureType | undefined {
  return SIGNATURES.find(({ matches }) => matches(bytes))?.type;
}

/**
 * Decodes a picture and encodes it again: rotated upright, scaled down, without metadata and without data appended to
 * the file. `undefined` if the bytes are not a picture of an accepted type.
 */
export async function cleanPicture(bytes: Buffer): Promise<{ type: PictureType; bytes: Buffer } | undefined> {
  const type = pictureType(bytes);
  if (!type) return undefined;
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    const encoded = {
      'image/jpeg': () => picture.jpeg({ quality: QUALITY }),
      'image/png': () => picture.png(),
    }[type]();
    return { type, bytes: await encoded.toBuffer() };
  } catch {
    return undefined;
  }
}
