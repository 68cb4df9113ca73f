import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { positionsOf } from './positions';

const row = { symbol: 'A/B:B', side: 'short', contracts: '5', entryPrice: '10', timestamp: 3 };
const sizeOf = (symbol: string) => (symbol === 'A/B:B' ? decimal('0.1') : undefined);

it('a position has its amount in base currency', () => {
  expect(positionsOf([row], sizeOf)).toMatchObject([{ direction: 'short', amount: '0.5', entryPrice: '10', at: 3 }]);
});

it.each([
  ['without its contracts', { contracts: undefined }],
  ['without its side', { side: undefined }],
  ['without its entry price', { entryPrice: undefined }],
  ['with the side of another name', { side: 'both' }],
])('an open position %s is unknown, and is not left out', (_name, change) => {
  const read = () => positionsOf([{ ...row, ...change }], sizeOf);
  expect(read).toThrow(expect.objectContaining({ outcome: 'refused', reason: 'position_unknown' }));
});

it.each([
  ['no contracts', { contracts: '0', entryPrice: undefined }],
  ['a value of zero', { contracts: undefined, notional: '0' }],
  ['an unknown contract', { symbol: 'C/D:D' }],
])('a row with %s is no position', (_name, change) => {
  expect(positionsOf([{ ...row, ...change }], sizeOf)).toEqual([]);
});
