import * as v from 'valibot';
import { expect, it } from 'vitest';
import { leverDeal } from '.';

it('levels of one price are one level, best first, in the book of leverage too', () => {
  const book = {
    in: [
      { price: '99', number: '1' },
      { price: '100', number: '2' },
      { price: '100.0', amount: '3' },
    ],
    out: [
      ['102', '1'],
      ['101', '1'],
      ['102', '0.5'],
    ],
  };
  expect(v.parse(leverDeal.reply, { lever_transaction: book })).toMatchObject({
    bids: [
      { price: '100', amount: '5' },
      { price: '99', amount: '1' },
    ],
    asks: [
      { price: '101', amount: '1' },
      { price: '102', amount: '1.5' },
    ],
  });
});
