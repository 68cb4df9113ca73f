import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { createLeverExchange, done, leverOf, type LeverExchange } from './lever.test-support';
import { nextMidnight } from './overnight';
import { wallet } from '../wallet/product';
import { withdrawalOf } from '../wallet/wallet.test-support';
import { requestWithdrawal } from '../wallet/withdraw';
import { refuseOutflow } from './refuse-outflow';

let lever: LeverExchange;
let user: User;
beforeEach(async () => {
  lever = await createLeverExchange();
  user = await lever.trader();
  await lever.fundInsurance('1000000');
  await lever.mark(100_000);
});
afterEach(() => lever.end());

const d = decimal;

describe('opening', () => {
  it('opening a position holds the margin and charges spread and fee', async () => {
    // 10 lots of 0.01 BTC at 100,000 = 10,000; margin 1,000; fee 0.07 %.
    const order = done(await lever.submit(user));
    expect(order).toMatchObject({ status: 'position', entryPrice: '100000', margin: '1000', tradeFee: '7' });
    expect(await lever.money(user)).toEqual({ available: '8993', held: '1000' });
    expect(await lever.house('fees')).toBe('7');
  });

  it.each([
    [{ multiple: d(0) }, 'multiple_required'],
    [{ multiple: d(3) }, 'multiple_not_offered'],
    [{ lots: d(0) }, 'lots_invalid'],
    [{ lots: d('1.5') }, 'lots_invalid'],
    [{ lots: d(501) }, 'lots_above_maximum'],
    [{ limit: d(0) }, 'limit_required'],
    [{ limit: d(100_001) }, 'limit_buy_above'],
    [{ limit: d(99_999), direction: 'short' }, 'limit_sell_below'],
    [{ lots: d(100) }, 'margin_insufficient'],
    [{ pairId: 999 }, 'leverage_closed'],
  ] as const)('opening a position for %j is refused with %s and changes nothing', async (change, reason) => {
    expect(await lever.submit(user, change)).toEqual({ ok: false, reason });
    expect(await lever.money(user)).toEqual({ available: '10000', held: '0' });
  });

  it.each(['stale', 'outlier'] as const)('opening a position is refused while the mark price is %s', async (state) => {
    await lever.mark(100_000, state);
    expect(await lever.submit(user)).toEqual({ ok: false, reason: 'price_unavailable' });
  });

  it('the server computes margin and fee of an opening and ignores the client’s values', async () => {
    const order = done(await lever.submit(user, { limit: undefined, multiple: d(100) }));
    expect(order).toMatchObject({ entryPrice: '100000', margin: '100', tradeFee: '7' });
  });
});

describe('pending orders', () => {
  it('pending orders hold margin and fee, wait for their price and open at it', async () => {
    const { id } = done(await lever.submit(user, { limit: d(99_000) }));
    expect(await lever.money(user)).toEqual({ available: '9003.07', held: '996.93' });
    await lever.mark(99_001);
    expect((await lever.order(id))?.status).toBe('entrust');
    await lever.mark(98_900);
    expect(await lever.order(id)).toMatchObject({ status: 'position', entryPrice: '99000', margin: '990' });
    expect(await lever.money(user)).toEqual({ available: '9003.07', held: '990' });
  });

  it('a revoked pending order releases its hold', async () => {
    const { id } = done(await lever.submit(user, { limit: d(99_000) }));
    done(await lever.revoke(user, id));
    expect(await lever.money(user)).toEqual({ available: '10000', held: '0' });
    expect(await lever.revoke(user, id)).toEqual({ ok: false, reason: 'not_open' });
    await lever.mark(90_000);
    expect((await lever.order(id))?.status).toBe('revoked');
  });

  it('a pending order does not open at an outlier or a stale price', async () => {
    const { id } = done(await lever.submit(user, { limit: d(99_000) }));
    await lever.mark(50_000, 'outlier');
    await lever.mark(50_000, 'stale');
    expect((await lever.order(id))?.status).toBe('entrust');
  });
});

describe('closing', () => {
  it.each([
    ['long', 101_000, '10093'],
    ['long', 99_500, '9943'],
    ['short', 99_000, '10093'],
    ['short', 100_500, '9943'],
  ] as const)('a %s position at %i leaves %s', async (direction, price, available) => {
    const { id } = done(await lever.submit(user, { direction }));
    await lever.mark(price);
    expect(done(await lever.close(user, id))).toMatchObject({ status: 'closed', closePrice: String(price) });
    expect(await lever.money(user)).toEqual({ available, held: '0' });
  });

  it.each([
    ['long', 101_000, '-100'],
    ['short', 101_000, '100'],
  ] as const)(
    'the house is the counterparty of a %s position, and what was paid in stays as it is',
    async (direction, price, result) => {
      const paidIn = await lever.house('external');
      const { id } = done(await lever.submit(user, { direction }));
      await lever.mark(price);
      done(await lever.close(user, id));
      expect(await lever.house('leverage')).toBe(result);
      expect(await lever.house('external')).toBe(paidIn);
    },
  );

  it('closing twice is refused the second time', async () => {
    const { id } = done(await lever.submit(user));
    done(await lever.close(user, id));
    expect(await lever.close(user, id)).toEqual({ ok: false, reason: 'not_open' });
  });

  it('the position of another user cannot be closed, changed or revoked', async () => {
    const { id } = done(await lever.submit(user));
    const other = await lever.trader();
    expect(await lever.close(other, id)).toEqual({ ok: false, reason: 'not_your_order' });
    expect(await lever.setStops(other, id, '0', '90000')).toEqual({ ok: false, reason: 'not_your_order' });
    const entrust = done(await lever.submit(user, { limit: d(99_000) }));
    expect(await lever.revoke(other, entrust.id)).toEqual({ ok: false, reason: 'not_your_order' });
  });

  it('closing in parts gives the same balance as closing at once', async () => {
    const other = await lever.trader();
    const whole = done(await lever.submit(user, { lots: d(9) }));
    const parts = [done(await lever.submit(other, { lots: d(4) })), done(await lever.submit(other, { lots: d(5) }))];
    await lever.mark('100123.45');
    done(await lever.close(user, whole.id));
    for (const { id } of parts) done(await lever.close(other, id));
    expect(await lever.money(other)).toEqual(await lever.money(user));
  });

  it('closing by direction closes that direction only', async () => {
    const long = done(await lever.submit(user, { lots: d(1) }));
    const short = done(await lever.submit(user, { lots: d(1), direction: 'short' }));
    expect(await lever.closeMany(user, 'long')).toMatchObject({
      ok: true,
      orders: [{ id: long.id, closeReason: 'batch' }],
    });
    expect(await lever.closeMany(user, 'long')).toEqual({ ok: false, reason: 'nothing_open' });
    expect(await lever.closeMany(user)).toMatchObject({ ok: true, orders: [{ id: short.id }] });
  });

  it('a loss above available and margin is taken from the margins of other positions', async () => {
    const poor = await lever.trader('205');
    const losing = done(await lever.submit(poor, { lots: d(10), multiple: d(100) }));
    const winning = done(await lever.submit(poor, { lots: d(9), multiple: d(100), direction: 'short' }));
    expect(await lever.money(poor)).toEqual({ available: '1.7', held: '190' });
    await lever.mark(98_500);
    done(await lever.close(poor, losing.id));
    // Loss 150, own margin 100, available 1.7: 48.3 is paid from the other margin.
    expect(await lever.order(winning.id)).toMatchObject({ margin: '41.7', initialMargin: '90' });
    expect(await lever.money(poor)).toEqual({ available: '0', held: '41.7' });
  });
});

describe('stops', () => {
  it.each([
    ['long', '101000', '0', 101_000, 'take_profit'],
    ['long', '0', '99000', 99_000, 'stop_loss'],
    ['short', '99000', '0', 98_999, 'take_profit'],
    ['short', '0', '101000', 101_001, 'stop_loss'],
  ] as const)('stops of a %s position (%s, %s) close at %i: %s', async (direction, profit, loss, price, reason) => {
    const { id } = done(await lever.submit(user, { direction }));
    done(await lever.setStops(user, id, profit, loss));
    await lever.mark(price);
    expect(await lever.order(id)).toMatchObject({ status: 'closed', closeReason: reason, closePrice: String(price) });
  });

  it.each([
    ['long', '100000', '0', 'long_take_profit_low'],
    ['long', '0', '100000', 'long_stop_loss_high'],
    ['short', '100000', '0', 'short_take_profit_high'],
    ['short', '0', '100000', 'short_stop_loss_low'],
    ['long', '-1', '0', 'stop_not_positive'],
  ] as const)('stops of a %s position (%s, %s) are refused with %s', async (direction, profit, loss, reason) => {
    const { id } = done(await lever.submit(user, { direction }));
    expect(await lever.setStops(user, id, profit, loss)).toEqual({ ok: false, reason });
  });

  it('a stop of zero removes the stop', async () => {
    const { id } = done(await lever.submit(user));
    done(await lever.setStops(user, id, '101000', '99000'));
    done(await lever.setStops(user, id, '0', '0'));
    await lever.mark(99_000);
    expect(await lever.order(id)).toMatchObject({ status: 'position', takeProfit: undefined, stopLoss: undefined });
  });
});

describe('overnight fee', () => {
  it('the overnight fee is charged once at each midnight in Shanghai', async () => {
    const { id } = done(await lever.submit(user));
    const midnight = nextMidnight(lever.clock.now());
    lever.clock.set(midnight - 1);
    await lever.exchange.tick();
    expect((await lever.order(id))?.overnightFee).toBe('0');
    lever.clock.set(midnight);
    await lever.exchange.tick();
    await lever.exchange.tick();
    // 0.01 % of 10,000.
    expect(await lever.order(id)).toMatchObject({ overnightFee: '1', overnightUntil: midnight });
    expect(await lever.money(user)).toEqual({ available: '8992', held: '1000' });
  });

  it('the overnight fee is charged for each midnight of a downtime, and not again after a restart', async () => {
    const { id } = done(await lever.submit(user));
    const midnight = nextMidnight(lever.clock.now());
    lever.clock.set(midnight + 2 * 86_400_000 + 1);
    const again = leverOf(lever, await lever.restart(), lever.end);
    await again.mark(100_000);
    await again.exchange.tick();
    expect((await again.order(id))?.overnightFee).toBe('3');
    await again.exchange.close();
  });

  it('the overnight fee is paid from the margin if nothing is available', async () => {
    const trader = await lever.trader('1007');
    const { id } = done(await lever.submit(trader));
    lever.clock.set(nextMidnight(lever.clock.now()));
    await lever.exchange.tick();
    expect(await lever.order(id)).toMatchObject({ margin: '999', initialMargin: '1000', overnightFee: '1' });
  });

  it('the overnight fee is not charged for a midnight before the position opened', async () => {
    done(await lever.submit(user));
    const midnight = nextMidnight(lever.clock.now());
    lever.clock.set(midnight);
    const late = done(await lever.submit(user, { lots: d(1) }));
    await lever.exchange.tick();
    expect((await lever.order(late.id))?.overnightFee).toBe('0');
  });
});

const takeOut = (amount: string) =>
  lever.run((context) => ({
    ok: true as const,
    reason: refuseOutflow(context, {
      userId: user.id,
      currencyId: lever.usdt.id,
      from: 'lever',
      to: 'legal',
      amount: d(amount),
    }),
  }));

describe('money that leaves the contract account', () => {
  it('money that leaves the contract account keeps the risk rate above the warning rate at every price', async () => {
    done(await lever.submit(user, { lots: d(100), multiple: d(100) }));
    // Equity 9,930, margin 1,000: 110 % are 550.
    expect(await takeOut('9379')).toEqual({ ok: true, reason: undefined });
    expect(await takeOut('9380')).toEqual({ ok: true, reason: 'margin_too_low' });
    await lever.mark(99_000);
    expect(await takeOut('8379')).toEqual({ ok: true, reason: undefined });
    expect(await takeOut('8380')).toEqual({ ok: true, reason: 'margin_too_low' });
  });

  it('money that leaves the contract account is judged at the worse of the mark and its average', async () => {
    done(await lever.submit(user, { lots: d(100), multiple: d(100) }));
    await lever.mark(100_000, 'live', 99_000);
    expect(await takeOut('8379')).toEqual({ ok: true, reason: undefined });
    expect(await takeOut('8380')).toEqual({ ok: true, reason: 'margin_too_low' });
  });

  it('a withdrawal from the contract account leaves no loss to the insurance fund', async () => {
    const poor = await lever.trader('2145');
    done(await lever.submit(poor, { direction: 'short', lots: d(30), multiple: d(100) }));
    // A loss of 1,440 of 2,124: without the money that the withdrawal asks for, the equity is below zero.
    await lever.mark(104_800);
    const withdrawal = withdrawalOf(poor, lever.usdt.id, { wallet: 'lever', amount: d(700) });
    const asked = await lever.run((context) =>
      requestWithdrawal(context, context.of(wallet), withdrawal, lever.exchange.products),
    );
    expect(asked).toEqual({ ok: false, reason: 'margin_too_low' });
  });

  it('money leaves the contract account freely without positions', async () => {
    expect(await takeOut('10000')).toEqual({ ok: true, reason: undefined });
  });
});
