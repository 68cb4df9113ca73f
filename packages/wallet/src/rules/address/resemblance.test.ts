import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressGroups, comparedSegments, resembledAddress } from './resemblance';

const USED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const POISON = '0x5aae11053F3E94C9b9A09f3366943522Ef1bEAED';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

describe('the resemblance of addresses', () => {
  test('an address resembles a used one where head and tail agree and the middle does not', () => {
    expect(resembledAddress(POISON, [TRON, USED])).toBe(USED);
    expect(resembledAddress('TJRab1111111111111111111111111pRTv8', [USED, TRON])).toBe(TRON);
  });

  test('an address does not resemble a used one that it equals, ignoring the case of Ethereum addresses', () => {
    expect(resembledAddress(USED, [USED])).toBeUndefined();
    expect(resembledAddress(USED.toLowerCase(), [USED])).toBeUndefined();
  });

  test('an address does not resemble a used one by the prefix of the network and the tail alone', () => {
    expect(resembledAddress('0x111eb6053F3E94C9b9A09f33669435E7Ef1BeAed', [USED])).toBeUndefined();
    expect(resembledAddress('TXXabPrwbZy45sbavfcjinPJC18kjpRTv8', [TRON])).toBeUndefined();
  });

  test('an address does not resemble a used one if it is itself a known address', () => {
    expect(resembledAddress(POISON, [USED, POISON])).toBeUndefined();
  });
});

test('the comparison of two addresses marks the characters that differ', () => {
  expect(comparedSegments('abXYef', 'abcdef')).toEqual([
    { text: 'ab', differs: false },
    { text: 'XY', differs: true },
    { text: 'ef', differs: false },
  ]);
  expect(comparedSegments('abc', 'a')).toEqual([
    { text: 'a', differs: false },
    { text: 'bc', differs: true },
  ]);
});

test('the comparison of two addresses of different lengths takes the ends from the end', () => {
  expect(comparedSegments('abXXXXef', 'abYef')).toEqual([
    { text: 'ab', differs: false },
    { text: 'XXXX', differs: true },
    { text: 'ef', differs: false },
  ]);
});

test('the comparison of two addresses loses no character', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(
        comparedSegments(a, b)
          .map(({ text }) => text)
          .join(''),
      ).toBe(a);
    }),
  );
});

test('groups of four characters join to the address', () => {
  expect(addressGroups('TJRabPrwb')).toEqual(['TJRa', 'bPrw', 'b']);
});
