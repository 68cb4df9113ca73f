import { expect, it } from 'vitest';
import { resolutionsInOrder } from '@bourse/contracts/bars';
import { steppedResolution } from './stepped-resolution';

it('resolutions go from a minute to a month', () => {
  expect(resolutionsInOrder).toEqual([
    '1',
    '3',
    '5',
    '15',
    '30',
    '60',
    '120',
    '240',
    '360',
    '720',
    '1D',
    '3D',
    '1W',
    '1M',
  ]);
});

it('resolutions are stepped through one by one, up to the first and the last', () => {
  expect(steppedResolution('60', 1)).toBe('120');
  expect(steppedResolution('1D', -1)).toBe('720');
  expect(steppedResolution('1', -1)).toBe('1');
  expect(steppedResolution('1M', 1)).toBe('1M');
});
