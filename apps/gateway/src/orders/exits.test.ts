import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { JournalEntry } from '../journal';
import { fakeVenue } from '../testing/fake-venue';
import { testDesk } from '../testing/test-desk';
import type { Exits } from '../venue/types';
import { carriesExits } from './exits';

const [takeProfit, stopLoss] = [decimal('120'), decimal('80')];
const EXITS: Exits = { takeProfit, stopLoss, by: 'mark' };
const ORDER = {
  symbol: 'BTC/USDT',
  side: 'buy',
  type: 'limit',
  amount: decimal('1'),
  price: decimal('90'),
  exits: EXITS,
} as const;

it('exits with an unknown trigger are other ones, and an order without exits carries none', () => {
  expect(carriesExits({ exits: EXITS }, EXITS)).toBe(true);
  expect(carriesExits({ exits: { ...EXITS, by: undefined } }, EXITS)).toBe(false);
  expect(carriesExits({ exits: { ...EXITS, by: 'last' } }, EXITS)).toBe(false);
  expect(carriesExits({}, EXITS)).toBe(false);
  expect(carriesExits({}, { takeProfit: undefined, stopLoss: undefined, by: 'mark' })).toBe(true);
});

it('an order is known as placed while its exits are looked up, and as confirmed afterwards', async () => {
  const venue = fakeVenue();
  const atLookUp: JournalEntry[] = [];
  const desk = testDesk({
    venue: {
      ...venue,
      async order(key) {
        atLookUp.push(...desk.journal.entries.slice(-1));
        const order = await venue.order(key);
        return order && { ...order, exits: EXITS };
      },
    },
  });
  expect(await desk.desk.place(ORDER, 'c1')).toEqual({ ok: true });
  expect(atLookUp).toMatchObject([{ is: 'placed', clientId: 'c1', exitsUnconfirmed: true }]);
  expect(desk.journal.entries.at(-1)).toMatchObject({ is: 'placed', exitsUnconfirmed: false });
  const again = testDesk({ venue, entries: desk.journal.entries });
  expect(await again.desk.place(ORDER, 'c1')).toEqual({ ok: true });
});

it('an order whose exits the venue does not tell is placed and told as unconfirmed, also to a repetition after a restart', async () => {
  const { desk, venue, journal } = testDesk();
  const told = { ok: true, exitsUnconfirmed: true };
  expect(await desk.place(ORDER, 'c1')).toEqual(told);
  const again = testDesk({ venue, entries: journal.entries });
  expect(await again.desk.place(ORDER, 'c1')).toEqual(told);
  expect(venue.placed).toHaveLength(1);
});
