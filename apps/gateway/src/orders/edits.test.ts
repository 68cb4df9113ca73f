import { decimal } from '@bourse/decimal';
import { describe, expect, it } from 'vitest';
import { fakeVenue } from '../testing/fake-venue';
import { testDesk } from '../testing/test-desk';
import type { VenueOrder } from '../venue/types';
import { VenueError } from '../venue/venue';
import { Commands } from './commands';
import { editOf } from './edits';
import type { AskedOrder } from './rules';

const buy: AskedOrder = {
  symbol: 'BTC/USDT',
  side: 'buy',
  type: 'limit',
  amount: decimal('0.5'),
  price: decimal('90'),
};
const open = {
  ...buy,
  side: 'buy',
  id: 'o1',
  clientId: undefined,
  state: 'open',
  filled: decimal('0'),
  at: 0,
} as const satisfies VenueOrder;
const to = { price: decimal('91'), amount: decimal('0.4'), trigger: undefined };

describe('what an open order is to become', () => {
  it('an edit has the price and the whole amount; the order keeps its type and the trigger that it waits for', () => {
    expect(editOf(open, to, 'amends')).toEqual({ ...buy, price: '91', amount: '0.4', edits: 'o1' });
    const stop = { ...open, stop: { price: decimal('95') } };
    expect(editOf(stop, to, 'replaces')).toMatchObject({ stop: { kind: 'stopLoss', price: '95' } });
    expect(editOf({ ...stop, isTriggered: true }, to, 'replaces')).not.toHaveProperty('stop');
    expect(editOf({ ...open, inForce: 'post_only' }, to, 'replaces')).toMatchObject({ inForce: 'post_only' });
    expect(editOf(open, { ...to, trigger: decimal('95') }, 'amends')).toBe('trigger_invalid');
  });

  it('an order that has a fill is amended and not replaced, and its amount stays above what is filled', () => {
    const partly = { ...open, filled: decimal('0.1') };
    expect(editOf(partly, to, 'amends')).toMatchObject({ amount: '0.4' });
    expect(editOf(partly, to, 'replaces')).toBe('partly_filled');
    expect(editOf({ ...open, filled: decimal('0.4') }, to, 'amends')).toBe('order_filled');
  });
});

const partly = () => new VenueError('partially failed', { outcome: 'refused', reason: 'unreplaced' });

describe('an edit that the venue carries out in part', () => {
  const edited: AskedOrder = { ...buy, price: decimal('91'), edits: 'o1' };
  const start = async () => {
    const venue = fakeVenue();
    venue.setAbilities({ edits: 'replaces' });
    const test = testDesk({ venue });
    await test.desk.place(buy, 'c1');
    return test;
  };

  it('an edit of which the other order is there is told as done', async () => {
    const { desk, venue } = await start();
    const before = { ...venue };
    venue.editOrder = async (order) => {
      await before.editOrder(order);
      throw partly();
    };
    expect(await desk.place(edited, 'c2')).toEqual({ ok: true });
    expect(await venue.openOrders()).toMatchObject([{ clientId: 'c2', price: '91' }]);
  });

  /** The venue places the other order, and its cancel of the first one fails. */
  async function startBeside() {
    const test = await start();
    test.venue.editOrder = async ({ id: _id, ...order }) => {
      await test.venue.placeOrder(order);
      throw partly();
    };
    return test;
  }
  const BESIDE = { ok: false, reason: 'left_beside' };

  it('an edit of which the first order stays open is told as that, also when asked again and by a later run', async () => {
    const { desk, venue, journal } = await startBeside();
    expect(await desk.place(edited, 'c2')).toEqual(BESIDE);
    expect(await desk.place(edited, 'c2')).toEqual(BESIDE);
    expect(journal.entries.at(-1)).toMatchObject({ is: 'placed', clientId: 'c2', leftBeside: true });
    const again = testDesk({ venue, entries: journal.entries });
    expect(await again.desk.place(edited, 'c2')).toEqual(BESIDE);
    // Both are open: the kill switch cancels each of them, and neither hides the other.
    const commands = new Commands(journal.entries);
    expect(commands.mayBeOpen().map(({ id }) => id)).toEqual(['o2', 'o1']);
    expect(commands.isReplaced('o1')).toBe(false);
    expect(commands.originOf('o2')).toBe('o2');
  });

  it.each([
    ['has filled', '0.5'],
    ['was filled in part before its cancel', '0.1'],
  ])('an edit of which the first order %s is told as not replaced', async (_, filled) => {
    const { desk, venue } = await startBeside();
    const before = { ...venue };
    venue.order = async (key, line) => {
      const found = await before.order(key, line);
      return found?.id === 'o1' ? { ...found, state: 'cancelled', filled: decimal(filled) } : found;
    };
    expect(await desk.place(edited, 'c2')).toEqual(BESIDE);
  });

  it('an edit of which the first order cannot be looked up is not told as done', async () => {
    const { desk, venue } = await startBeside();
    venue.order = () => Promise.reject(new VenueError('maintenance', { outcome: 'unknown' }));
    expect(await desk.place(edited, 'c2')).toEqual(BESIDE);
  });

  it('an edit whose reply is lost is told by both orders too', async () => {
    const { desk, venue } = await start();
    venue.editOrder = async ({ id: _id, ...order }) => {
      await venue.placeOrder(order);
      throw new VenueError('no answer in time', { outcome: 'unknown' });
    };
    expect(await desk.place(edited, 'c2')).toEqual(BESIDE);
  });

  it('both orders are looked up again, because a venue lists the other one and the cancel late', async () => {
    const { desk, venue } = await start();
    const before = { ...venue };
    venue.editOrder = async (order) => {
      await before.editOrder(order);
      throw partly();
    };
    const answers = { find: 0, first: 0 };
    venue.findOrder = async (key, line) => {
      answers.find += 1;
      return answers.find === 1 ? undefined : before.findOrder(key, line);
    };
    venue.order = async (key, line) => {
      const found = await before.order(key, line);
      answers.first += 1;
      return found && answers.first === 1 ? { ...found, state: 'open' } : found;
    };
    expect(await desk.place(edited, 'c2')).toEqual({ ok: true });
  });

  it('an edit of which only the cancel was done is told as that, and the first order has ended', async () => {
    const { desk, venue, journal } = await start();
    venue.editOrder = async () => {
      await venue.cancelOrder({ id: 'o1', symbol: 'BTC/USDT' });
      throw partly();
    };
    expect(await desk.place(edited, 'c2')).toEqual({ ok: false, reason: 'unreplaced' });
    expect(journal.entries.at(-1)).toMatchObject({ is: 'refused', reason: 'unreplaced' });
  });

  it('an edit after which the first order is open is told as refused, and not as its cancel', async () => {
    const { desk, venue } = await start();
    venue.editOrder = () => Promise.reject(partly());
    expect(await desk.place(edited, 'c2')).toEqual({ ok: false, reason: 'other' });
    expect(await venue.openOrders()).toMatchObject([{ id: 'o1' }]);
  });

  it('an edit whose orders cannot be looked up is unknown', async () => {
    const { desk, venue } = await start();
    venue.editOrder = () => Promise.reject(partly());
    for (let count = 0; count < 3; count += 1) venue.fail('find', 'not delivered');
    expect(await desk.place(edited, 'c2')).toEqual({ ok: false, reason: 'unknown' });
  });
});

describe.each(['amends', 'replaces'] as const)('an edit at a venue that %s', (edits) => {
  const edited: AskedOrder = { ...buy, price: decimal('91'), edits: 'o1' };
  const start = async () => {
    const venue = fakeVenue();
    venue.setAbilities({ edits });
    const test = testDesk({ venue });
    await test.desk.place(buy, 'c1');
    return test;
  };

  it('the journal has the edit before it is sent, and a later run knows it', async () => {
    const { desk, venue, journal } = await start();
    venue.fail('place', 'reply lost');
    expect(await desk.place(edited, 'c2')).toEqual({ ok: true });
    expect(journal.entries.slice(2)).toMatchObject([
      { is: 'place', clientId: 'c2', edits: 'o1', price: '91' },
      { is: 'placed', clientId: 'c2', found: true },
    ]);
    const [now, ...others] = await venue.openOrders();
    expect(others).toEqual([]);
    const commands = new Commands(journal.entries);
    expect(commands.mayBeOpen()).toEqual([{ id: now?.id, symbol: 'BTC/USDT' }]);
    expect(commands.originOf(now?.id ?? '')).toBe('o1');
    const again = testDesk({ venue, entries: journal.entries.slice(0, -1) });
    await again.desk.resolve();
    expect(again.journal.entries.at(-1)).toMatchObject({ is: 'placed', clientId: 'c2', orderId: now?.id });
  });

  it('an edit whose request is lost is unknown, and its repetition sends nothing', async () => {
    const { desk, venue } = await start();
    venue.fail('place', 'not delivered');
    expect(await desk.place(edited, 'c2')).toEqual({ ok: false, reason: 'unknown' });
    expect(await desk.place(edited, 'c2')).toEqual({ ok: false, reason: 'unknown' });
    expect(await venue.openOrders()).toMatchObject([{ id: 'o1', price: '90' }]);
  });

  it('an edit of an order that has ended is refused, and an edit while trading is stopped is not sent', async () => {
    const { desk, venue } = await start();
    await desk.cancel({ id: 'o1', symbol: 'BTC/USDT' });
    expect(await desk.place(edited, 'c2')).toEqual({ ok: false, reason: 'order_not_found' });
    await desk.stop('test');
    expect(await desk.place(edited, 'c3')).toEqual({ ok: false, reason: 'stopped' });
    expect(await venue.openOrders()).toEqual([]);
  });

  it('an edit counts for the caps as a new order does', async () => {
    const { desk } = await start();
    expect(await desk.place({ ...edited, amount: decimal('12') }, 'c2')).toEqual({ ok: false, reason: 'cap_of_order' });
  });
});
