import { decimal, plus } from '@bourse/decimal';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createLeverExchange, done, leverOf, type LeverExchange } from './lever.test-support';
import { allot } from './reduce-only';
import { splitPosition } from './split-position';
import type { LeverPosition } from './types';

const d = decimal;

let lever: LeverExchange;
let user: User;
beforeEach(async () => {
  lever = await createLeverExchange();
  user = await lever.trader();
  await lever.fundInsurance('1000000');
  await lever.mark(100_000);
});
afterEach(() => lever.end());

const lotsOf = async (status: 'position' | 'closed') =>
  (await lever.list(user, status)).toSorted((a, b) => a.id - b.id).map(({ id, lots }) => [id, lots]);

it('a reduce-only market order closes the oldest positions of its pair first, and the last one partly', async () => {
  const first = done(await lever.submit(user, { lots: d(3) }));
  const second = done(await lever.submit(user, { lots: d(5) }));
  await lever.mark(101_000);
  const order = done(await lever.reduce(user));
  expect(order).toMatchObject({ status: 'filled', reduceOnly: true, lots: 4 });
  expect(await lotsOf('position')).toEqual([[second.id, 4]]);
  expect(await lotsOf('closed')).toEqual([
    [first.id, 3],
    [expect.any(Number), 1],
  ]);
  const [part] = await lever.list(user, 'closed');
  expect(await lever.closesOf(order)).toEqual([
    { id: first.id, lots: 3, profit: '30' },
    { id: part?.id, lots: 1, profit: '10' },
  ]);
  // One of five lots of 0.01 BTC: a fifth of margin 500 and fee 3.5; P/L 1,000 × 0.01.
  expect(part).toMatchObject({ closeReason: 'reduce_only', margin: '100', tradeFee: '0.7', profit: '10' });
  expect(await lever.order(second.id)).toMatchObject({
    lots: 4,
    margin: '400',
    initialMargin: '400',
    tradeFee: '2.8',
  });
  // 10,000 − fees 5.6 + P/L 40 − margin 400.
  expect(await lever.money(user)).toEqual({ available: '9634.4', held: '400' });
});

it('a reduce-only market order closes what is open and no more, and never opens', async () => {
  done(await lever.submit(user, { lots: d(3) }));
  done(await lever.reduce(user, { lots: d(1000) }));
  expect(await lotsOf('position')).toEqual([]);
  expect(await lever.reduce(user)).toEqual({ ok: false, reason: 'nothing_open' });
  expect(await lever.money(user)).toEqual({ available: '9997.9', held: '0' });
});

it('a reduce-only market order leaves positions of its own direction and of other users alone', async () => {
  const short = done(await lever.submit(user, { direction: 'short', lots: d(2) }));
  const other = await lever.trader();
  done(await lever.submit(other));
  expect(await lever.reduce(user)).toEqual({ ok: false, reason: 'nothing_open' });
  done(await lever.reduce(user, { direction: 'long', lots: d(1) }));
  expect(await lotsOf('position')).toEqual([[short.id, 1]]);
  expect(await lever.list(other, 'position')).toHaveLength(1);
});

it('a reduce-only market order closes at a stale price too, like every close', async () => {
  done(await lever.submit(user));
  await lever.mark(100_000, 'stale');
  expect(done(await lever.reduce(user)).status).toBe('filled');
});

it.each([
  [{ lots: d(0) }, 'lots_invalid'],
  [{ lots: d('1.5') }, 'lots_invalid'],
  [{ lots: d('99999999999') }, 'lots_invalid'],
  [{ limit: d(0) }, 'limit_required'],
  [{ limit: d(99_999) }, 'limit_sell_below'],
  [{ pairId: 999 }, 'leverage_closed'],
] as const)('a reduce-only market order is refused with %j as %s', async (change, reason) => {
  done(await lever.submit(user));
  expect(await lever.reduce(user, change)).toEqual({ ok: false, reason });
  expect(await lotsOf('closed')).toEqual([]);
});

describe('a reduce-only limit order', () => {
  it('a reduce-only limit order holds no money, waits for its price and closes at it, also after a restart', async () => {
    const { id } = done(await lever.submit(user));
    const before = await lever.money(user);
    const order = done(await lever.reduce(user, { limit: d(101_000) }));
    expect(await lever.money(user)).toEqual(before);
    const restarted = leverOf(lever, await lever.restart(), lever.end);
    await restarted.mark(100_999);
    expect((await lever.order(order.id))?.status).toBe('entrust');
    await restarted.mark(101_500);
    expect((await lever.order(order.id))?.status).toBe('filled');
    expect(await lever.order(id)).toMatchObject({ lots: 6, status: 'position' });
    expect(await restarted.list(user, 'closed')).toMatchObject([{ lots: 4, closePrice: '101000', profit: '40' }]);
  });

  it('a reduce-only limit order is cancelled with its reason when its last position closes, however it closes', async () => {
    const position = done(await lever.submit(user));
    done(await lever.setStops(user, position.id, '0', '99000'));
    const order = done(await lever.reduce(user, { limit: d(101_000) }));
    await lever.mark(98_000);
    expect(await lever.order(position.id)).toMatchObject({ closeReason: 'stop_loss' });
    expect(await lever.order(order.id)).toMatchObject({ status: 'revoked', closeReason: 'nothing_open' });
    // It is gone: a later position is not closed by it.
    const later = done(await lever.submit(user));
    await lever.mark(102_000);
    expect((await lever.order(later.id))?.status).toBe('position');
  });

  it('a reduce-only limit order closes what is open at its fill, even if more was open when it was placed', async () => {
    const { id } = done(await lever.submit(user));
    const order = done(await lever.reduce(user, { limit: d(101_000), lots: d(10) }));
    done(await lever.close(user, id, d(7)));
    await lever.mark(101_000);
    expect((await lever.order(order.id))?.status).toBe('filled');
    expect((await lever.list(user, 'closed')).map(({ lots }) => lots)).toEqual([7, 3]);
  });

  it('only its user revokes a reduce-only limit order', async () => {
    done(await lever.submit(user));
    const order = done(await lever.reduce(user, { limit: d(101_000) }));
    const other = await lever.trader();
    expect(await lever.revoke(other, order.id)).toEqual({ ok: false, reason: 'not_your_order' });
    done(await lever.revoke(user, order.id));
    expect(await lever.order(order.id)).toMatchObject({ status: 'revoked', closeReason: undefined });
  });
});

it('a partial close leaves the rest of the position open under its id with its stops', async () => {
  const { id } = done(await lever.submit(user));
  done(await lever.setStops(user, id, '110000', '90000'));
  const part = done(await lever.close(user, id, d(4)));
  expect(part).toMatchObject({ lots: 4, status: 'closed', closeReason: 'user', margin: '400' });
  expect(part.id).not.toBe(id);
  expect(await lever.order(id)).toMatchObject({ lots: 6, margin: '600', takeProfit: '110000', stopLoss: '90000' });
});

it('a partial close of more lots than are left closes the whole', async () => {
  const { id } = done(await lever.submit(user));
  expect(done(await lever.close(user, id, d(11)))).toMatchObject({ id, lots: 10 });
});

it.each(['0', '-1', '0.5'])('a partial close of %s lots is refused', async (lots) => {
  const { id } = done(await lever.submit(user));
  expect(await lever.close(user, id, d(lots))).toEqual({ ok: false, reason: 'lots_invalid' });
});

it('a partial close is refused where the insurance fund would pay for it while the rest stays open', async () => {
  const poor = await lever.trader('1100');
  const { id } = done(await lever.submit(poor, { lots: d(100), multiple: d(100) }));
  await lever.mark(50_000, 'stale');
  expect(await lever.close(poor, id, d(50))).toEqual({ ok: false, reason: 'loss_needs_profits' });
  expect(await lever.reduce(poor, { lots: d(50) })).toEqual({ ok: false, reason: 'loss_needs_profits' });
  expect(await lever.order(id)).toMatchObject({ lots: 100, status: 'position' });
});

const cents = (units: number) => decimal(`${units}e-2`);

it('a partial close keeps lots, margins and fees of a split position in sum, and neither part is negative', () => {
  const amount = fc.nat({ max: 1_000_000 }).map(cents);
  fc.assert(
    fc.property(
      fc.record({ initialMargin: amount, margin: amount, tradeFee: amount, overnightFee: amount }),
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      (amounts, lots, closing) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that a split reads
        const position = { id: 1, lots, ...amounts } as LeverPosition;
        const { part, rest } = splitPosition(position, closing, 2, () => 2);
        expect(part.lots + (rest?.lots ?? 0)).toBe(lots);
        if (!rest) return;
        for (const name of ['initialMargin', 'margin', 'tradeFee', 'overnightFee'] as const) {
          expect(plus(part[name], rest[name])).toBe(position[name]);
          expect([part[name].startsWith('-'), rest[name].startsWith('-')]).toEqual([false, false]);
        }
      },
    ),
    { numRuns: 200 },
  );
});

it('a reduction allots to the oldest positions first, in sum the smaller of what is asked and what is open', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 60 }),
      (open, asked) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field that is read
        const positions = open.map((lots) => ({ lots }) as LeverPosition);
        const parts = allot(positions, asked).map(({ lots }) => lots);
        const all = open.reduce((sum, lots) => sum + lots, 0);
        expect(parts.reduce((sum, lots) => sum + lots, 0)).toBe(Math.min(asked, all));
        expect(parts.slice(0, -1)).toEqual(open.slice(0, Math.max(0, parts.length - 1)));
      },
    ),
    { numRuns: 100 },
  );
});
