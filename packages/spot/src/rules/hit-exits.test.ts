import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { aFill } from '../testing/fixtures';
import { hitExits } from './hit-exits';

it('the fills of an exit are one hit with their sum and their average price; other fills are none', () => {
  const exit = { side: 'sell', exit: 'stop_loss', orderId: 9, parentId: 7 } as const;
  expect(
    hitExits([
      aFill({ ...exit, id: 1, amount: decimal(1), price: decimal(100), time: 2000 }),
      aFill({ ...exit, id: 2, amount: decimal(3), price: decimal(96), time: 1000 }),
      aFill({ id: 3, side: 'sell' }),
      aFill({ ...exit, id: 4, time: undefined }),
    ]),
  ).toEqual([{ orderId: 9, exit: 'stop_loss', base: 'BTC', quote: 'USDT', amount: '4', price: '97', time: 2000 }]);
});
