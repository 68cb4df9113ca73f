import { describe, expect, it } from 'vitest';
import { differenceOf } from './compare';
import type { Picture } from './picture';

type Colour = readonly [red: number, green: number, blue: number];

const WHITE: Colour = [255, 255, 255];
const INK: Colour = [23, 27, 34];
const GREEN: Colour = [10, 122, 75];
const RED: Colour = [200, 41, 60];

const WIDTH = 96;
const HEIGHT = 64;

/** A white picture, painted pixel by pixel. */
function painted(paint: (x: number, y: number) => Colour | undefined): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) rgb.set(paint(x, y) ?? WHITE, (y * WIDTH + x) * 3);
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] * share + b[0] * (1 - share),
  a[1] * share + b[1] * (1 - share),
  a[2] * share + b[2] * (1 - share),
];

/** Strokes two pixels wide and four apart, six high: a word of small print. */
function word(ink: Colour, { shift = 0, weight = 0.8 } = {}) {
  return painted((x, y) => {
    const isInside = x >= 20 && x < 60 && y >= 20 && y < 26;
    return isInside && (x + shift) % 4 < 2 ? mix(ink, WHITE, weight) : undefined;
  });
}

const panel = (colour: Colour, left = 20) =>
  painted((x, y) => (x >= left && x < left + 40 && y >= 20 && y < 44 ? colour : undefined));

describe('the same picture', () => {
  it('does not differ', () => {
    expect(differenceOf(word(INK), word(INK))).toBeUndefined();
  });

  it('tolerates glyphs that moved by a pixel', () => {
    expect(differenceOf(word(INK), word(INK, { shift: 1 }))).toBeUndefined();
  });

  it('tolerates bolder glyphs', () => {
    expect(differenceOf(word(INK), word(INK, { weight: 0.85 }))).toBeUndefined();
  });

  it('tolerates edges that moved by a pixel', () => {
    expect(differenceOf(panel(GREEN), panel(GREEN, 21))).toBeUndefined();
  });

  it('tolerates a different rounding of colours', () => {
    expect(differenceOf(panel([236, 238, 242]), panel([235, 239, 242]))).toBeUndefined();
  });
});

describe('another picture', () => {
  it('has a word in another colour', () => {
    expect(differenceOf(word(GREEN), word(RED))?.kind).toBe('ink');
  });

  it('has a word in a quieter grey', () => {
    expect(differenceOf(word(INK), word([110, 118, 132]))?.kind).toBe('ink');
  });

  it('has a surface that is a little greyer', () => {
    expect(differenceOf(panel([236, 238, 242]), panel([228, 231, 236]))?.kind).toBe('surface');
  });

  it('lacks a word', () => {
    expect(
      differenceOf(
        word(INK),
        painted(() => undefined),
      )?.kind,
    ).toBe('ink');
  });

  it('has something elsewhere', () => {
    expect(differenceOf(panel(GREEN), panel(GREEN, 26))?.kind).toBe('surface');
  });

  it('has another size', () => {
    expect(differenceOf({ ...word(INK), height: HEIGHT - 1 }, word(INK))?.kind).toBe('size');
  });
});
