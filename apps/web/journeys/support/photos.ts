import type { Page } from '@playwright/test';

/** A file for `setInputFiles`. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface Noise {
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
  /** Size of the grains in pixels: those of a JPEG are as coarse as in a photo, which no encoder has to reduce several times. */
  readonly grain: number;
}

/** A picture of noise, as large as a camera's: the browser of the journey encodes it. */
async function noise(page: Page, { mimeType, width, height, grain }: Noise): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([type, across, down, size]) => {
      const pixels = new ImageData(across / size, down / size);
      for (let at = 0; at < pixels.data.length; at += 65_536) {
        crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
      }
      for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
      const grains = new OffscreenCanvas(pixels.width, pixels.height);
      grains.getContext('2d')?.putImageData(pixels, 0, 0);
      const canvas = new OffscreenCanvas(across, down);
      canvas.getContext('2d')?.drawImage(grains, 0, 0, across, down);
      const blob = await canvas.convertToBlob({ type, quality: 0.85 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let binary = '';
      for (let at = 0; at < bytes.length; at += 8192) {
        binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
      }
      return btoa(binary);
    },
    [mimeType, width, height, grain] as const,
  );
  return Buffer.from(base64, 'base64');
}

const GPS_TAG = 0x8825;

/** An Exif segment whose first directory points to GPS data (Exif 2.32, section 4.6.3). */
function gpsSegment(): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('II');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(GPS_TAG, 10);
  tiff.writeUInt16LE(4, 12);
  tiff.writeUInt32LE(1, 14);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const START_OF_IMAGE = 2;

/** A JPEG of 12 megapixels with coordinates, as a phone writes it. */
export async function cameraJpeg(page: Page): Promise<PhotoFile> {
  const jpeg = await noise(page, { mimeType: 'image/jpeg', width: 4000, height: 3000, grain: 4 });
  const buffer = Buffer.concat([jpeg.subarray(0, START_OF_IMAGE), gpsSegment(), jpeg.subarray(START_OF_IMAGE)]);
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

/** A PNG of about 9 MB. */
export async function largePng(page: Page): Promise<PhotoFile> {
  return {
    name: 'scan.png',
    mimeType: 'image/png',
    buffer: await noise(page, { mimeType: 'image/png', width: 2000, height: 1500, grain: 1 }),
  };
}

export async function smallPng(page: Page): Promise<PhotoFile> {
  return {
    name: 'small.png',
    mimeType: 'image/png',
    buffer: await noise(page, { mimeType: 'image/png', width: 64, height: 48, grain: 1 }),
  };
}

/** The first bytes of an iPhone photo; Chromium decodes no HEIC. */
export const heicFile = (): PhotoFile => ({
  name: 'IMG_0002.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(4096)]),
});

export const textFile = (): PhotoFile => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is no photo.'),
});

export const svgFile = (): PhotoFile => ({
  name: 'photo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
});
