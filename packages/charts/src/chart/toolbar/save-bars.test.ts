import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aBar } from '../../testing';
import { csvOf } from './save-bars';

it('the file of the bars has their prices as decimal text, times in UTC, and no figure for an unknown volume', () => {
  const price = decimal('0.00000001');
  const bar = aBar({ openTime: 0, open: price, high: price, low: price, close: price, volume: decimal('12.5') });
  expect(csvOf([bar, { ...bar, openTime: 60_000, volume: undefined }]).split('\r\n')).toEqual([
    'time,open,high,low,close,volume',
    '1970-01-01T00:00:00.000Z,0.00000001,0.00000001,0.00000001,0.00000001,12.5',
    '1970-01-01T00:01:00.000Z,0.00000001,0.00000001,0.00000001,0.00000001,',
  ]);
});
