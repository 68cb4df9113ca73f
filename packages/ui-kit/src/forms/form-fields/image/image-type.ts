export type ImageType = 'jpeg' | 'png' | 'heic';

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
const asciiAt = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of HEIC and HEIF in the `ftyp` box (ISO 14496-12). */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** The type by the first bytes; name and declared type of the file are not read. SVG and everything else: `undefined`. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const isHeic = asciiAt(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(asciiAt(bytes, 8, 12));
  return isHeic ? 'heic' : undefined;
}
