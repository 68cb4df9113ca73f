import { deal, feeTiers } from '@bourse/contracts/spot';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { FEE_TIERS, tierOf } from '../../catalog/fee-tiers';
import { dayOf } from '../../core/settlement-day';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { enter } from './product';
import { publishedVolumesOf } from './published-volumes';
import { TradeVolumes } from './trade-volumes';
import { countVolume } from './volume';

const DAY_MS = 86_400_000;
const UNIT = 100_000_000n;

it.each([
  [0n, 0],
  [50_000n * UNIT - 1n, 0],
  [50_000n * UNIT, 1],
  [999_999n * UNIT, 2],
  [90_000_000n * UNIT, 4],
])('a volume of %d smallest units is of tier %d', (volume, level) => {
  expect(tierOf(volume, UNIT).level).toBe(level);
});

it('a higher tier needs more volume and has no higher rate', () => {
  for (const [index, tier] of FEE_TIERS.entries()) {
    expect(tier.level).toBe(index);
    const below = FEE_TIERS[index - 1];
    if (!below) continue;
    expect(tier.volume > below.volume).toBe(true);
    expect(tier.maker >= below.maker && tier.taker >= below.taker && tier.maker < 100n).toBe(true);
  }
});

it('the volume of a tier is that of the 30 days before today, whatever older days are forgotten', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ wait: fc.nat(20), volume: fc.bigInt({ min: 0n, max: 10n ** 20n }) })),
      fc.nat(40),
      (trades, rest) => {
        const volumes = new TradeVolumes();
        let day = 20_000;
        const all = trades.map(({ wait, volume }) => {
          day += wait;
          volumes.add(1, day, volume);
          return { day, volume };
        });
        const today = day + rest;
        const counted = all.filter((trade) => trade.day < today && trade.day >= today - 30);
        expect(volumes.before(1, today)).toBe(counted.reduce((sum, { volume }) => sum + volume, 0n));
        expect(new TradeVolumes(volumes.all()).before(1, today)).toBe(volumes.before(1, today));
      },
    ),
  );
});

describe('the fee tiers of the exchange', () => {
  let test: TestApp;
  let maker: User;
  let taker: User;

  beforeEach(async () => {
    test = await createTestApp();
    // 00:00 UTC, so that a test stays within a day.
    test.clock.advance(DAY_MS - (test.clock.now() % DAY_MS));
    maker = await test.user({ BTC: '10' });
    taker = await test.user({ USDT: '900000' });
  });

  afterEach(() => test.close());

  const pair = () => ({ currency_id: test.btc.id, legal_id: test.usdt.id });
  const tiersOf = async (user: User) => test.reply(feeTiers, pair(), await test.token(user));
  const ratesOf = async (user: User) => {
    const { makerFee, takerFee } = await test.reply(deal, pair(), await test.token(user));
    return { makerFee, takerFee };
  };

  /** The taker buys BTC for 50,000 USDT. */
  async function trade() {
    await test.place(maker, 'sell', '1', '50000');
    return test.place(taker, 'buy', '1', '50000');
  }

  it('a volume counts once for each side, from the next day on, for 30 days', async () => {
    expect(await trade()).toMatchObject({ fee: '0.002' });
    expect(await tiersOf(taker)).toMatchObject({ level: 0, volume: '0', volumeToday: '50000', currency: 'USDT' });
    // The rate of a day does not change within it.
    expect(await trade()).toMatchObject({ fee: '0.002' });

    test.clock.advance(DAY_MS);
    for (const user of [maker, taker]) {
      expect(await tiersOf(user)).toMatchObject({ level: 1, volume: '100000', volumeToday: '0' });
    }
    // The pair's 0.2 per cent less 5 per cent, and 0.1 per cent less 10 per cent of 50,000.
    expect(await ratesOf(taker)).toEqual({ makerFee: '0.0009', takerFee: '0.0019' });
    const before = await test.balance(maker, 'USDT');
    expect(await trade()).toMatchObject({ fee: '0.0019' });
    const after = await test.balance(maker, 'USDT');
    expect(Number(after.available) - Number(before.available)).toBe(50_000 - 45);

    test.clock.advance(30 * DAY_MS);
    expect(await tiersOf(taker)).toMatchObject({ level: 1, volume: '50000' });
    test.clock.advance(DAY_MS);
    expect(await tiersOf(taker)).toMatchObject({ level: 0, volume: '0' });
    expect(await ratesOf(taker)).toEqual({ makerFee: '0.001', takerFee: '0.002' });
  });

  it('the tiers are told with their rates on the pair; a visitor has no tier', async () => {
    const told = await test.reply(feeTiers, pair());
    expect(told).toMatchObject({ level: undefined, volume: undefined, volumeToday: undefined });
    expect(told.tiers[0]).toEqual({ level: 0, volume: '0', makerFee: '0.001', takerFee: '0.002' });
    expect(told.tiers.at(-1)).toEqual({ level: 4, volume: '5000000', makerFee: '0.0004', takerFee: '0.0014' });
    expect(await test.reply(deal, pair())).toMatchObject({ makerFee: '0.001', takerFee: '0.002' });
  });

  it('a trade of a user with itself makes no volume', async () => {
    const fill = { id: 1, pairId: test.pair.id, price: 5_000_000n, quantity: 10_000n, takerSide: 'buy' } as const;
    const users = { makerOrderId: 1, takerOrderId: 2, makerUserId: taker.id, makerFee: 0n, takerFee: 0n };
    const count = (takerUserId: number) =>
      test.exchange.run((context) => {
        const terms = context.catalog.terms(test.pair.id);
        if (terms) countVolume(enter(context), terms, { ...fill, ...users, takerUserId, at: context.now });
        return { ok: true };
      });
    await count(taker.id);
    // The next trade writes what was counted.
    await trade();
    expect(await tiersOf(taker)).toMatchObject({ volumeToday: '50000' });
    await count(maker.id);
    await trade();
    expect(await tiersOf(taker)).toMatchObject({ volumeToday: '150000' });
  });

  it('volumes are the same after a restart, and the same as those of the fills', async () => {
    await trade();
    await trade();
    const rows = await test.store.db.selectFrom('trade_volumes').selectAll().orderBy('user_id').execute();
    const day = dayOf(test.clock.now());
    expect(rows).toEqual([maker, taker].map(({ id }) => ({ user_id: id, day, volume: '10000000000000' })));
    const { published } = await test.restart();
    expect([...publishedVolumesOf(published).all()]).toEqual(
      [maker, taker].map(({ id }) => ({ userId: id, day, volume: 100_000n * UNIT })),
    );
  });
});
