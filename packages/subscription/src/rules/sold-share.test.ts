import { decimal as d } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { soldShare } from './sold-share';

it.each([
  ['1000', '250', '75'],
  ['1000', '1000', '0'],
  ['1000', '0', '100'],
  ['1000', '1200', '0'],
  ['0', '0', '0'],
])('the sold share of %s with %s remaining is %s %%', (total, remaining, share) =>
  expect(soldShare(d(total), d(remaining))).toBe(share),
);
