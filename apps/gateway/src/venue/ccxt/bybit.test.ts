import { decimal } from '@bourse/decimal';
import { isCcxtInstalled, startLoopbackVenue, type LoopbackVenue } from '@bourse/loopback-venue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Commands } from '../../orders/commands';
import { OrderDesk } from '../../orders/order-desk';
import type { AskedOrder } from '../../orders/rules';
import { aMarket } from '../../testing/fake-venue';
import { memoryJournal } from '../../testing/test-desk';
import type { Venue } from '../venue';
import { openCcxtVenue } from './ccxt-venue';

const SYMBOL = 'BTC/USDT';
const PACE_MS = 5;
const BUY: AskedOrder = {
  symbol: SYMBOL,
  side: 'buy',
  type: 'limit',
  amount: decimal('0.5'),
  price: decimal('90'),
};

/** `npm test` installs ccxt; a single test file may run without it. */
describe.skipIf(!isCcxtInstalled()).each([
  ['classic', false],
  ['unified', true],
] as const)('a %s account of Bybit', (_kind, isUnified) => {
  let loopback: LoopbackVenue;
  let venue: Venue;
  let ids = 0;

  beforeAll(async () => {
    loopback = await startLoopbackVenue({ dialect: 'bybit', isUnified, markets: [{ symbol: SYMBOL, minTotal: '5' }] });
    const { origin, keys } = loopback;
    venue = await openCcxtVenue({
      id: 'bybit',
      isTestnet: true,
      keys: { ...keys, password: undefined },
      origin,
      pace: PACE_MS,
      say: () => undefined,
    });
  });
  afterAll(async () => {
    await venue.close();
    await loopback.close();
  });
  beforeEach(() => {
    const { exchange } = loopback;
    exchange.setBook(SYMBOL, { bids: [['80', '1']], asks: [['101', '0.2']] });
    for (const code of ['USDT', 'BTC']) exchange.account.fund(code, decimal('1000'));
  });

  function openDesk() {
    const journal = memoryJournal();
    const desk = new OrderDesk({
      venue,
      journal,
      commands: new Commands([]),
      caps: { ofOrder: decimal('1000000'), ofDay: decimal('1000000') },
      marketOf: (symbol) => aMarket(symbol),
      worthOf: () => decimal('1'),
      lastOf: () => decimal('100'),
      now: Date.now,
      elapsed: () => performance.now(),
      pause: async () => undefined,
      onChange: () => undefined,
    });
    ids += 1;
    return { desk, journal, clientId: `${isUnified ? 'a' : 'b'}${ids}`.padStart(32, '0') };
  }

  it('market orders are offered only where the venue reads their number as an amount', () => {
    expect(venue.abilities.marketOrders).toBe(isUnified);
  });

  it.each([
    ['ends without a fill', '90', { ok: false, reason: 'ended_unfilled' }],
    ['ends with a fill', '101', { ok: true, endedPartly: true }],
  ])('an immediate order that %s is told by a look-up', async (_, price, told) => {
    const { desk, clientId } = openDesk();
    const order = { ...BUY, inForce: 'ioc', price: decimal(price) } as const;
    expect(await desk.place(order, clientId)).toEqual(told);
    expect(venue.abilities.orderById).toBe(isUnified);
  });

  it('an order whose reply is lost is found, open or cancelled since', async () => {
    const { desk, journal, clientId } = openDesk();
    loopback.faults.lostReplies = 1;
    expect(await desk.place(BUY, clientId)).toEqual({ ok: true });
    expect(journal.entries.at(-1)).toMatchObject({ is: 'placed', clientId, found: true });
    const [there] = loopback.exchange.orders();
    const asked = { clientId, symbol: SYMBOL };
    expect(await venue.findOrder(asked)).toMatchObject({ id: String(there?.id), state: 'open', price: '90' });
    expect(await desk.cancel({ id: String(there?.id), symbol: SYMBOL })).toMatchObject({ ok: true });
    expect(await venue.findOrder(asked)).toMatchObject({ state: 'cancelled', filled: '0' });
    expect(await venue.findOrder({ ...asked, clientId: 'c'.repeat(32) })).toBeUndefined();
  });
});
