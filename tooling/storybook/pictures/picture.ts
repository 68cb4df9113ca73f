import { PNG } from 'pngjs';

/** Red, green and blue of each pixel, row by row, each from 0 to 255. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Reads a PNG; pages have no transparency. */
export function decode(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0;
    rgb[to + 1] = data[from + 1] ?? 0;
    rgb[to + 2] = data[from + 2] ?? 0;
  }
  return { width, height, rgb };
}

/** Writes a PNG without an alpha channel, as small as it gets. */
export function encode({ width, height, rgb }: Picture): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
    png.data[pixel * 4 + 3] = 255;
  }
  // Flat pictures pack best unfiltered.
  return PNG.sync.write(png, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

/** Half as wide and half as high, each pixel the mean of four: small to keep, and less particular about glyphs' edges. */
export function halve({ width, height, rgb }: Picture): Picture {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const result = new Uint8Array(half.width * half.height * 3);
  const row = width * 3;
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const from = y * 2 * row + x * 6;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = from + channel;
        const sum = (rgb[at] ?? 0) + (rgb[at + 3] ?? 0) + (rgb[at + row] ?? 0) + (rgb[at + row + 3] ?? 0);
        result[(y * half.width + x) * 3 + channel] = Math.round(sum / 4);
      }
    }
  }
  return { ...half, rgb: result };
}
