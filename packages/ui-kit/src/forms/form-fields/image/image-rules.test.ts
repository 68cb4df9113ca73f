import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glareBlocks, imageAdvice, sharpness } from './image-advice';
import { imageMetadata } from './image-metadata';
import { imageType } from './image-type';

const bytes = (text: string) => new TextEncoder().encode(text);
const join = (...parts: readonly ArrayLike<number>[]) => Uint8Array.from(parts.flatMap((part) => Array.from(part)));

/** A TIFF directory with one entry. */
const tiff = (tag: number) => [
  0x49,
  0x49,
  42,
  0,
  8,
  0,
  0,
  0,
  1,
  0,
  tag & 0xff,
  tag >> 8,
  4,
  0,
  1,
  0,
  0,
  0,
  26,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
];
const exif = (tag: number) => join(bytes('Exif'), [0, 0], tiff(tag));
const segment = (marker: number, content: Uint8Array) =>
  join([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff], content);
const jpeg = (...segments: Uint8Array[]) => join([0xff, 0xd8], ...segments, [0xff, 0xda, 0, 2, 0xff, 0xd9]);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (kind: string, content: readonly number[]) =>
  join([0, 0, 0, content.length], bytes(kind), content, [0, 0, 0, 0]);

describe('the type of a file', () => {
  test('the type of a file is read from its first bytes', () => {
    expect(imageType(jpeg())).toBe('jpeg');
    expect(imageType(Uint8Array.from(PNG))).toBe('png');
    expect(imageType(join([0, 0, 0, 24], bytes('ftypheic')))).toBe('heic');
  });

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'plain text', '', 'GIF89a'])(
    'the content %j has no image type',
    (content) => {
      expect(imageType(bytes(content))).toBeUndefined();
    },
  );
});

describe('metadata', () => {
  test('a photo with coordinates has a location', () => {
    expect(imageMetadata(jpeg(segment(0xe1, exif(0x8825))))).toEqual({ hasMetadata: true, hasLocation: true });
    expect(imageMetadata(join(PNG, chunk('eXIf', tiff(0x8825))))).toEqual({ hasMetadata: true, hasLocation: true });
  });

  test('a photo without coordinates has no location', () => {
    expect(imageMetadata(jpeg(segment(0xe1, exif(0x0110))))).toEqual({ hasMetadata: true, hasLocation: false });
    expect(imageMetadata(join(PNG, chunk('tEXt', [65])))).toEqual({ hasMetadata: true, hasLocation: false });
  });

  test('an encoded canvas has no metadata', () => {
    expect(imageMetadata(jpeg(segment(0xe0, bytes('JFIF'))))).toEqual({ hasMetadata: false, hasLocation: false });
  });

  test('reading metadata never throws for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        expect(imageMetadata(join([0xff, 0xd8], noise))).toHaveProperty('hasMetadata');
        expect(imageMetadata(join(PNG, noise))).toHaveProperty('hasMetadata');
      }),
    );
  });
});

const image = (value: (x: number, y: number) => number) => ({
  width: 64,
  height: 64,
  values: Uint8Array.from({ length: 64 * 64 }, (_none, at) => value(at % 64, Math.floor(at / 64))),
});

describe('advice about a photo', () => {
  const checks = image((x, y) => ((x + y) % 2) * 200);

  test('a flat photo gets advice, a sharp one none', () => {
    expect(sharpness(image(() => 120))).toBe(0);
    expect(imageAdvice(checks, { width: 2000, height: 2000 })).toEqual([]);
    expect(
      imageAdvice(
        image(() => 120),
        { width: 2000, height: 2000 },
      ),
    ).toEqual(['image.adviceBlur']);
  });

  test('white blocks and few pixels get advice', () => {
    const glare = image((x, y) => (x < 16 && y < 16 ? 255 : ((x + y) % 2) * 200));
    expect(glareBlocks(glare)).toBe(4);
    expect(imageAdvice(glare, { width: 640, height: 480 })).toEqual(['image.adviceSmall', 'image.adviceGlare']);
  });
});
