import { decimal } from '@bourse/decimal';
import { isCcxtInstalled, startLoopbackVenue, type DialectName, type LoopbackVenue } from '@bourse/loopback-venue';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Commands } from '../orders/commands';
import { OrderDesk } from '../orders/order-desk';
import { LEVERAGE_CELLS, LEVERAGE_FAULTS } from '../testing/leverage-faults';
import { memoryJournal } from '../testing/test-desk';
import { openCcxtVenue } from '../venue/ccxt/ccxt-venue';
import type { VenueContract } from '../venue/types';
import type { Venue, VenueContracts } from '../venue/venue';
import { closedPositions } from './closed-positions';
import { journalOrders } from './journal-orders';
import { LeverageDesk } from './leverage-desk';

/** Between two requests: the limiter is on, and faster than those of the venues. */
const PACE_MS = 5;
const lastOf = async () => decimal('100');

interface ContractDialect {
  readonly dialect: DialectName;
  /** ccxt's name of the venue that has the contracts. */
  readonly id: string;
  readonly currency: string;
}

const DIALECTS: readonly ContractDialect[] = [
  { dialect: 'binance', id: 'binance', currency: 'USDT' },
  { dialect: 'kraken', id: 'krakenfutures', currency: 'USD' },
];

/** `npm test` installs ccxt; a single test file may run without it. */
describe.skipIf(!isCcxtInstalled()).each(DIALECTS)(
  'leverage at $id through ccxt',
  ({ dialect, id: venueId, currency }) => {
    const PAIR = `BTC/${currency}` as const;
    const SYMBOL = `${PAIR}:${currency}`;
    const isKraken = dialect === 'kraken';
    let loopback: LoopbackVenue;
    let venue: Venue;
    let contracts: VenueContracts;
    let contract: VenueContract;
    let ids = 0;
    const nextId = () => String((ids += 1)).padStart(32, '0');

    beforeAll(async () => {
      loopback = await startLoopbackVenue({
        dialect,
        markets: [
          { symbol: PAIR, lot: '0.001', minTotal: '5', hasContract: true },
          { symbol: `ETH/${currency}`, hasContract: true },
        ],
      });
      loopback.exchange.setBook(PAIR, { bids: [['100', '9']], asks: [['100', '9']] });
      loopback.exchange.trade(PAIR, { side: 'buy', price: '100', amount: '1' });
      const { origin, keys } = loopback;
      venue = await openCcxtVenue({
        id: venueId,
        isTestnet: true,
        keys: { ...keys, password: undefined },
        origin,
        pace: PACE_MS,
        say: () => undefined,
      });
      if (!venue.contracts) throw new Error('the venue has no contracts');
      contracts = venue.contracts;
      const first = (await contracts.markets()).find(({ symbol }) => symbol === SYMBOL);
      if (!first) throw new Error('the venue lists no contract');
      contract = first;
    });

    afterAll(async () => {
      await venue.close();
      await loopback.close();
    });

    beforeEach(() => loopback.contracts.reset(decimal('1000')));

    function desks() {
      const journal = memoryJournal();
      const commands = new Commands([]);
      const orders = new OrderDesk({
        venue,
        journal,
        commands,
        caps: { ofOrder: decimal('1000'), ofDay: decimal('3000') },
        marketOf: () => contract,
        contracts: () => [SYMBOL],
        worthOf: () => decimal('1'),
        lastOf: () => decimal('100'),
        now: Date.now,
        elapsed: () => performance.now(),
        pause: async () => undefined,
        onChange: () => undefined,
      });
      const [pause, onChange] = [async () => undefined, () => undefined];
      const needs = { venue, contracts, desk: orders, journal, commands, now: Date.now, pause, lastOf, onChange };
      return { journal, orders, desk: new LeverageDesk(needs) };
    }

    const long = (amount = '1', price?: string) =>
      ({
        contract,
        direction: 'long',
        multiple: decimal('10'),
        amount: decimal(amount),
        price: price === undefined ? undefined : decimal(price),
      }) as const;

    it('leverage through ccxt opens a position with its multiple, adds to it, and closes it as a whole', async () => {
      const { desk } = desks();
      expect(await desk.open(long(), nextId())).toEqual({ ok: true });
      expect(await contracts.positions()).toMatchObject([
        { symbol: SYMBOL, direction: 'long', amount: '1', entryPrice: '100', multiple: '10', profit: '0' },
      ]);
      expect(await contracts.balances()).toEqual([{ currency, available: '990', held: '10', total: '1000' }]);
      expect(await desk.open(long('2'), nextId())).toEqual({ ok: true });
      loopback.contracts.setMark(PAIR, '110');
      expect(await contracts.positions()).toMatchObject([{ amount: '3', profit: '30' }]);
      // Kraken tells neither.
      expect(await contracts.positions()).toMatchObject([
        isKraken ? { margin: undefined, markPrice: undefined } : { margin: '33', markPrice: '110' },
      ]);
      loopback.exchange.setBook(PAIR, { bids: [['110', '9']], asks: [['110', '9']] });
      const id = nextId();
      expect(await desk.close(() => true, id)).toEqual({ ok: true });
      expect(await desk.close(() => true, id)).toEqual({ ok: true });
      expect(await contracts.positions()).toEqual([]);
      expect(loopback.contracts.wallet).toBe('1030');
      loopback.exchange.setBook(PAIR, { bids: [['100', '9']], asks: [['100', '9']] });
    });

    it('leverage through ccxt refuses what one net position cannot have: the other direction, and another multiple', async () => {
      const { desk } = desks();
      await desk.open(long('1', '90'), nextId());
      const other = { ...long(), direction: 'short' } as const;
      expect(await desk.open(other, nextId())).toEqual({ ok: false, reason: 'other_direction' });
      const twenty = { ...long(), multiple: decimal('20') };
      expect(await desk.open(twenty, nextId())).toEqual({ ok: false, reason: 'other_multiple' });
      expect(loopback.contracts.positions()).toEqual([]);
      expect(loopback.contracts.multiple(PAIR)).toBe(10);
    });

    it('leverage through ccxt refuses an order without margin, and one above the cap; closing has no cap', async () => {
      const { desk } = desks();
      loopback.contracts.fund(decimal('50'));
      // ccxt reads Binance's codes of contracts by the address of the venue, which is another one here.
      const reason = isKraken ? 'balance_too_low' : 'other';
      expect(await desk.open(long('9'), nextId())).toEqual({ ok: false, reason });
      expect(await contracts.positions()).toEqual([]);
      loopback.contracts.fund(decimal('1000'));
      expect(await desk.open(long('11', '100'), nextId())).toEqual({ ok: false, reason: 'cap_of_order' });
      expect(await desk.open(long('9'), nextId())).toEqual({ ok: true });
      expect(await desk.open(long('9'), nextId())).toEqual({ ok: true });
      expect(await desk.close(() => true, nextId())).toEqual({ ok: true });
      expect(loopback.contracts.positions()).toEqual([]);
    });

    it('leverage through ccxt places both stops, replaces one, and removes them with the position', async () => {
      const { desk } = desks();
      await desk.open(long(), nextId());
      const set = async (takeProfit: string, stopLoss: string) => {
        const [position] = await contracts.positions();
        if (!position) throw new Error('there is no position');
        const prices = { takeProfit: decimal(takeProfit), stopLoss: decimal(stopLoss) };
        return desk.setStops(position, contract, prices, nextId);
      };
      const stops = async () =>
        (await contracts.openOrders([SYMBOL]))
          .map(({ stop, reduces }) => ({ ...stop, reduces }))
          .toSorted((one, two) => Number(one.price) - Number(two.price));
      expect(await set('90', '0')).toEqual({ ok: false, reason: 'long_take_profit_low' });
      expect(await set('120', '95')).toEqual({ ok: true });
      expect(await set('130', '95')).toEqual({ ok: true });
      expect(await stops()).toEqual([
        { price: '95', reduces: true },
        { price: '130', reduces: true },
      ]);
      loopback.contracts.setMark(PAIR, '95');
      expect(await contracts.positions()).toEqual([]);
      expect(loopback.contracts.wallet).toBe('995');
      // The take profit is left alone: the next position must not be closed by it.
      expect(await desk.open(long(), nextId())).toEqual({ ok: true });
      expect(await stops()).toEqual([]);
    });

    it('leverage through ccxt keeps stops, cancels other orders and still closes positions when trading is stopped', async () => {
      const { desk, orders } = desks();
      await desk.open(long(), nextId());
      await desk.open(long('1', '90'), nextId());
      const [position] = await contracts.positions();
      const prices = { takeProfit: decimal('0'), stopLoss: decimal('80') };
      if (position) await desk.setStops(position, contract, prices, nextId);
      // The owner has placed an order of a contract that is not shown.
      const other = {
        symbol: `ETH/${currency}`,
        side: 'buy',
        type: 'limit',
        reduces: false,
        clientId: undefined,
      } as const;
      loopback.contracts.place({ ...other, price: decimal('1'), amount: decimal('1') });
      expect(await orders.stop('a test')).toEqual({ cancelled: 2, left: 0, isKept: true });
      expect(await contracts.openOrders([SYMBOL])).toMatchObject([{ stop: { price: '80' } }]);
      expect(await desk.open(long(), nextId())).toEqual({ ok: false, reason: 'stopped' });
      expect(await desk.close(() => true, nextId())).toEqual({ ok: true });
      expect(await contracts.positions()).toEqual([]);
    });

    it('leverage through ccxt reports the liquidation price, and no position after the venue has liquidated it', async () => {
      const { desk } = desks();
      loopback.contracts.fund(decimal('60'));
      await desk.open(long('5'), nextId());
      const [position] = await contracts.positions();
      expect(position?.liquidationPrice?.slice(0, 5)).toBe(isKraken ? undefined : '88.44');
      loopback.contracts.setMark(PAIR, '88');
      expect(await contracts.positions()).toEqual([]);
      expect(await desk.close(() => true, nextId())).toEqual({ ok: false, reason: 'position_not_found' });
      const [closed] = closedPositions((await contracts.fills?.([SYMBOL])) ?? [], []);
      expect(closed).toMatchObject({
        direction: 'long',
        amount: '5',
        entryPrice: '100',
        closePrice: '88',
        profit: '-60',
      });
    });

    it('leverage through ccxt lists closed positions, in part and by a stop, and cancelled orders', async () => {
      const { desk, orders, journal } = desks();
      await desk.open(long('2'), nextId());
      await desk.open(long('1', '90'), nextId());
      const [pending] = await contracts.openOrders([SYMBOL]);
      if (pending) await orders.cancel(pending);
      const [position] = await contracts.positions();
      const prices = { takeProfit: decimal('0'), stopLoss: decimal('80') };
      if (position) await desk.setStops(position, contract, prices, nextId);
      loopback.contracts.setMark(PAIR, '80');
      const [closed] = closedPositions((await contracts.fills?.([SYMBOL])) ?? [], await contracts.positions());
      expect(closed).toMatchObject({ amount: '2', entryPrice: '100', closePrice: '80', profit: '-40' });
      const known = journalOrders(journal.entries);
      expect(known.get(closed?.openingOrder ?? '')).toMatchObject({ multiple: '10' });
      expect(known.get(closed?.closingOrder ?? '')).toMatchObject({ stopKind: 'stopLoss' });
      expect(known.get(pending?.id ?? '')?.cancelledAt).toBeDefined();
      // ccxt lists all placed orders of Kraken as cancelled ones.
      const cancelled = await contracts.cancelledOrders?.([SYMBOL]);
      const rows = cancelled?.map(({ id, price, state }) => ({ id, price, state }));
      const row = { id: pending?.id, price: '90', state: 'cancelled' };
      expect(rows?.[0]).toEqual(isKraken ? undefined : row);
    });

    it.each(LEVERAGE_CELLS)(
      '%s × %s: no order is lost or doubled, and the money is right in the end',
      async (name, operation) => {
        const fault = LEVERAGE_FAULTS[name];
        const { desk, orders } = desks();
        // A resting order has set the multiple, so that the fault meets the command itself.
        await desk.open(long('1', '90'), nextId());
        if (operation !== 'open') await desk.open(long(), nextId());
        const [pending] = await contracts.openOrders([SYMBOL]);
        const [position] = await contracts.positions();
        const before = loopback.contracts.orders().length;
        const placed = () => loopback.contracts.orders().length - before;
        const id = nextId();
        const prices = { takeProfit: decimal('0'), stopLoss: decimal('80') };
        const commands = {
          open: () => desk.open(long('2'), id),
          close: () => desk.close(() => true, id),
          stop: () => position && desk.setStops(position, contract, prices, () => id),
          cancel: () => pending && orders.cancel(pending),
        };
        const told = fault?.told[dialect](operation);
        fault?.begin(loopback, PAIR);
        expect(await commands[operation]()).toEqual(told === 'ok' ? { ok: true } : { ok: false, reason: told });
        fault?.end?.(loopback, PAIR);
        const isPlaced = told === 'ok' && operation !== 'cancel';
        expect(placed()).toBe(isPlaced ? 1 : 0);
        // The browser repeats its request: what was not sent before has its one effect now.
        await commands[operation]();
        expect(placed()).toBeLessThanOrEqual(operation === 'cancel' ? 0 : 1);
        const again = desks();
        for (const open of await contracts.openOrders([SYMBOL])) await again.orders.cancel(open);
        await again.desk.close(() => true, nextId());
        expect(loopback.contracts.orders().filter(({ state }) => state === 'open')).toEqual([]);
        expect(loopback.contracts.positions()).toEqual([]);
        expect(loopback.contracts.wallet).toBe('1000');
      },
    );

    it('partial fill × open, cancel and close: the part is a position, and the rest is returned', async () => {
      const { desk, orders } = desks();
      await desk.open(long('1', '90'), nextId());
      const [resting] = loopback.contracts.orders();
      if (resting) loopback.contracts.fillPart(resting.id, '0.4');
      const [pending] = await contracts.openOrders([SYMBOL]);
      expect(pending).toMatchObject({ amount: '1', filled: '0.4' });
      expect(pending && (await orders.cancel(pending))).toEqual({ ok: true });
      expect(await contracts.openOrders([SYMBOL])).toEqual([]);
      expect(await contracts.positions()).toMatchObject([{ amount: '0.4', entryPrice: '90' }]);
      expect(await desk.close(() => true, nextId())).toEqual({ ok: true });
      expect(loopback.contracts.wallet).toBe('1004');
    });

    it('lost reply × multiple: the desk sends no order', async () => {
      const { desk, journal } = desks();
      loopback.faults.lostReplies = 1;
      expect(await desk.open(long(), nextId())).toEqual({ ok: false, reason: 'multiple_unknown' });
      expect(journal.entries.map(({ is }) => is)).toEqual(['multiple', 'multiple answered']);
      expect(loopback.contracts.positions()).toEqual([]);
    });

    it('lost reply × open: the desk finds the order by its client id', async () => {
      const { desk, journal } = desks();
      await desk.open(long('1', '90'), nextId());
      loopback.faults.lostReplies = 1;
      expect(await desk.open(long(), nextId())).toEqual({ ok: true });
      expect(journal.entries.filter(({ is }) => is === 'placed').at(-1)).toMatchObject({ found: true });
    });
  },
);
