/** Metadata of a photo that reveal its origin. */
export interface ImageMetadata {
  /** Coordinates of the camera. */
  readonly hasLocation: boolean;
  /** Camera, time, software or comments. */
  readonly hasMetadata: boolean;
}

const NONE: ImageMetadata = { hasLocation: false, hasMetadata: false };

/** Tag of the GPS directory in TIFF's first directory (Exif 2.32, section 4.6.3). */
const GPS_TAG = 0x8825;
const ENTRY_BYTES = 12;

const ascii = (view: DataView, at: number, length: number) =>
  Array.from({ length }, (_none, index) => String.fromCharCode(view.getUint8(at + index))).join('');

/** Does the TIFF block at an offset have a GPS directory? */
function hasGps(view: DataView, start: number): boolean {
  const isLittle = ascii(view, start, 2) === 'II';
  const directory = start + view.getUint32(start + 4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint16(directory + 2 + entry * ENTRY_BYTES, isLittle) === GPS_TAG) return true;
  }
  return false;
}

/** APP1 is Exif or XMP, APP13 is IPTC, COM is a comment (JPEG, ITU T.81, annex B). */
const JPEG_METADATA = new Set([0xe1, 0xed, 0xfe]);
const START_OF_SCAN = 0xda;

function jpegMetadata(view: DataView): ImageMetadata {
  let found = NONE;
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) break;
    const length = view.getUint16(at + 2);
    if (JPEG_METADATA.has(marker)) {
      const isExif = marker === 0xe1 && length > 16 && ascii(view, at + 4, 4) === 'Exif';
      found = { hasMetadata: true, hasLocation: found.hasLocation || (isExif && hasGps(view, at + 10)) };
    }
    at += 2 + length;
  }
  return found;
}

/** Chunks with texts, times and Exif (PNG, third edition). */
const PNG_METADATA = new Set(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME']);
const PNG_HEADER = 8;
const CHUNK_FRAME = 12;

function pngMetadata(view: DataView): ImageMetadata {
  let found = NONE;
  for (let at = PNG_HEADER; at + CHUNK_FRAME <= view.byteLength;) {
    const length = view.getUint32(at);
    const kind = ascii(view, at + 4, 4);
    if (PNG_METADATA.has(kind)) {
      found = { hasMetadata: true, hasLocation: found.hasLocation || (kind === 'eXIf' && hasGps(view, at + 8)) };
    }
    at += CHUNK_FRAME + length;
  }
  return found;
}

/** Reads the metadata of a JPEG or PNG. Damaged metadata counts as present. */
export function imageMetadata(bytes: Uint8Array): ImageMetadata {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return view.getUint8(0) === 0x89 ? pngMetadata(view) : jpegMetadata(view);
  } catch {
    return { hasMetadata: true, hasLocation: false };
  }
}
