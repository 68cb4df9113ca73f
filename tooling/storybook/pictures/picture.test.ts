import { expect, it } from 'vitest';
import { decode, encode, halve, type Picture } from './picture';

const picture: Picture = { width: 2, height: 2, rgb: Uint8Array.of(0, 0, 0, 255, 0, 4, 0, 255, 4, 255, 255, 8) };

it('is the same after being written and read', () => {
  expect(decode(encode(picture))).toEqual(picture);
});

it('halves by the mean of four pixels', () => {
  expect(halve(picture)).toEqual({ width: 1, height: 1, rgb: Uint8Array.of(128, 128, 4) });
});

it('drops a last odd row and column', () => {
  expect(halve({ width: 3, height: 3, rgb: new Uint8Array(27) })).toMatchObject({ width: 1, height: 1 });
});
