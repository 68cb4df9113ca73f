import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import { fakeVenue, type FakeVenue } from '../testing/fake-venue';
import { testDesk } from '../testing/test-desk';
import { VenueError } from '../venue/venue';
import type { AskedOrder } from './rules';

const buy: AskedOrder = {
  symbol: 'BTC/USDT',
  side: 'buy',
  type: 'limit',
  amount: decimal('0.5'),
  price: decimal('90'),
};
const unavailable = () => new VenueError('500', { outcome: 'unknown' });

/** Orders that are open at the venue, whatever its list answers. */
function judged(venue: FakeVenue) {
  const list = venue.openOrders.bind(venue);
  return async () => (await list()).length;
}

it('the kill switch cancels with a full disk, and tells that the stop is not kept', async () => {
  const { desk, venue, journal } = testDesk();
  for (const id of ['a', 'b']) await desk.place(buy, id);
  journal.write = () => Promise.reject(new Error('the disk is full'));
  expect(await desk.stop('a test')).toEqual({ cancelled: 2, left: 0, isKept: false });
  expect(await venue.openOrders()).toEqual([]);
  expect(await desk.place(buy, 'c')).toEqual({ ok: false, reason: 'stopped' });
});

it('a cancel is sent with a full disk', async () => {
  const { desk, venue, journal } = testDesk();
  await desk.place(buy, 'a');
  journal.write = () => Promise.reject(new Error('the disk is full'));
  const [order] = await venue.openOrders();
  expect(order && (await desk.cancel(order))).toEqual({ ok: true });
});

it('an order that was placed is told as placed, though its answer cannot be written to a full disk', async () => {
  const { desk, venue, journal } = testDesk();
  const write = journal.write.bind(journal);
  journal.write = (entry) => (entry.is === 'place' ? write(entry) : Promise.reject(new Error('the disk is full')));
  expect([await desk.place(buy, 'a'), await desk.place(buy, 'a')]).toEqual([{ ok: true }, { ok: true }]);
  expect(venue.placed).toHaveLength(1);
});

it('the kill switch cancels by the ids of its own orders where the list is refused once, and then what the list has', async () => {
  const { desk, venue } = testDesk();
  await desk.place(buy, 'a');
  // Another program's.
  await venue.placeOrder({ ...buy, clientId: 'x', price: decimal('80') });
  const list = venue.openOrders.bind(venue);
  const cancelled: string[] = [];
  const cancelOrder = venue.cancelOrder.bind(venue);
  venue.cancelOrder = (order) => {
    cancelled.push(order.id);
    return cancelOrder(order);
  };
  venue.openOrders = () => {
    venue.openOrders = list;
    return Promise.reject(unavailable());
  };
  expect(await desk.stop('a test')).toEqual({ cancelled: 2, left: 0, isKept: true });
  expect(cancelled).toEqual(['o1', 'o2']);
});

it('the kill switch cancels with the journal of an earlier run where the list is always refused, and tells that the rest is unknown', async () => {
  const first = testDesk();
  await first.desk.place(buy, 'a');
  await first.desk.place({ ...buy, symbol: 'ETH/USDT' }, 'b');
  const { venue, journal } = first;
  const open = judged(venue);
  venue.openOrders = () => Promise.reject(unavailable());
  const { desk } = testDesk({ venue, entries: journal.entries });
  expect(await desk.stop('a test')).toEqual({ cancelled: 2, left: 'unknown', isKept: true });
  expect(await open()).toBe(0);
});

it('the kill switch asks for the list of each pair where the venue lists no others, of pairs with earlier orders too', async () => {
  const first = testDesk();
  await first.desk.place(buy, 'a');
  const { venue, journal } = first;
  await venue.placeOrder({ ...buy, symbol: 'ETH/USDT', clientId: 'x' });
  const list = venue.openOrders.bind(venue);
  const needsPair = new VenueError('a symbol is needed', { outcome: 'refused', reason: 'order_invalid' });
  venue.openOrders = (symbol) => (symbol === undefined ? Promise.reject(needsPair) : list(symbol));
  const { desk } = testDesk({ venue, entries: journal.entries, pairs: ['ETH/USDT'] });
  expect(await desk.stop('a test')).toEqual({ cancelled: 2, left: 0, isKept: true });
  expect(await list()).toEqual([]);
});

it('the kill switch cancels what the screens have seen before it asks the venue for a list', async () => {
  const venue = fakeVenue();
  // Another program's.
  await venue.placeOrder({ ...buy, clientId: 'x' });
  const seen = await venue.openOrders();
  const { desk } = testDesk({ venue, seen: () => seen });
  await desk.place(buy, 'a');
  const calls: string[] = [];
  const openOrders = venue.openOrders.bind(venue);
  const cancelOrder = venue.cancelOrder.bind(venue);
  venue.openOrders = (symbols) => {
    calls.push('list');
    return openOrders(symbols);
  };
  venue.cancelOrder = (order) => {
    calls.push(order.id);
    return cancelOrder(order);
  };
  expect(await desk.stop('a test')).toEqual({ cancelled: 2, left: 0, isKept: true });
  expect(calls).toEqual(['o1', 'o2', 'list']);
});

it('the kill switch cancels at once what is open, and then an order that was on its way', async () => {
  const { desk, venue } = testDesk();
  await desk.place(buy, 'a');
  const sent = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const placeOrder = venue.placeOrder.bind(venue);
  venue.placeOrder = async (order) => {
    sent.resolve();
    await answered.promise;
    return placeOrder(order);
  };
  const late = desk.place(buy, 'b');
  await sent.promise;
  const cancelled = Promise.withResolvers<void>();
  const cancelOrder = venue.cancelOrder.bind(venue);
  venue.cancelOrder = async (order) => {
    cancelled.resolve();
    return cancelOrder(order);
  };
  const stopping = desk.stop('a test');
  await cancelled.promise;
  answered.resolve();
  expect(await late).toEqual({ ok: true });
  expect(await stopping).toEqual({ cancelled: 2, left: 0, isKept: true });
});

it('the kill switch counts an order whose cancel was only accepted once it is not listed any more', async () => {
  const venue = fakeVenue();
  const { desk } = testDesk({ venue });
  await desk.place(buy, 'a');
  venue.fail('cancel', 'accepted');
  expect(await desk.stop('a test')).toEqual({ cancelled: 1, left: 0, isKept: true });
  expect(await venue.openOrders()).toEqual([]);
});
