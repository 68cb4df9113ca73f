import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLeverExchange, done, leverOf, type LeverExchange } from './lever.test-support';

let lever: LeverExchange;
beforeEach(async () => {
  lever = await createLeverExchange();
  await lever.fundInsurance('1000000');
  await lever.mark(100_000);
});
afterEach(() => lever.end());

const d = decimal;

/** 100 lots at multiple 100: value 100,000, margin 1,000, fee 70; equity 1,000 after a deposit of 1,070. */
const openRisky = async () => {
  const trader = await lever.trader('1070');
  return { trader, order: done(await lever.submit(trader, { lots: d(100), multiple: d(100) })) };
};

it('liquidation closes at a risk rate of 100 % and returns the rest to the user', async () => {
  const { trader, order } = await openRisky();
  await lever.mark('99501');
  expect((await lever.order(order.id))?.status).toBe('position');
  await lever.mark('99500');
  expect(await lever.order(order.id)).toMatchObject({ status: 'closed', closeReason: 'liquidation' });
  expect(await lever.money(trader)).toEqual({ available: '500', held: '0' });
  expect(await lever.house('insurance')).toBe('1000000');
});

it('liquidation lets the insurance fund pay a deficit after a gap', async () => {
  const { trader } = await openRisky();
  await lever.mark(98_000);
  expect(await lever.money(trader)).toEqual({ available: '0', held: '0' });
  // Loss 2,000, money 1,000.
  expect(await lever.house('insurance')).toBe('999000');
});

it('liquidation closes all positions of the account, profits before losses', async () => {
  const trader = await lever.trader('1200');
  const long = done(await lever.submit(trader, { lots: d(100), multiple: d(100) }));
  const short = done(await lever.submit(trader, { lots: d(5), multiple: d(100), direction: 'short' }));
  await lever.mark(98_800);
  expect(await lever.order(long.id)).toMatchObject({ closeReason: 'liquidation' });
  expect(await lever.order(short.id)).toMatchObject({ closeReason: 'liquidation' });
  // Equity: 1,200 − 73.5 − 1,200 + 60 is below zero.
  expect(await lever.house('insurance')).toBe('999986.5');
});

it.each(['stale', 'outlier'] as const)('liquidation does not happen at a mark price that is %s', async (state) => {
  const { order } = await openRisky();
  await lever.mark(50_000, state);
  expect((await lever.order(order.id))?.status).toBe('position');
});

it('liquidation survives a restart between two prices', async () => {
  const { trader, order } = await openRisky();
  const again = leverOf(lever, await lever.restart(), lever.end);
  await again.mark('99500');
  expect(await again.order(order.id)).toMatchObject({ closeReason: 'liquidation' });
  expect(await again.money(trader)).toEqual({ available: '500', held: '0' });
  await again.exchange.close();
});

/** 2,145 USDT, 100 lots long and 100 lots short at multiple 100 opened at 100,000. */
const openHedge = async () => {
  const trader = await lever.trader('2145');
  const long = done(await lever.submit(trader, { lots: d(100), multiple: d(100) }));
  const short = done(await lever.submit(trader, { lots: d(100), multiple: d(100), direction: 'short' }));
  return { trader, long, short };
};

it('the losing half of a hedge is not closed at the expense of the insurance fund while the winning half stays open', async () => {
  const { trader, long, short } = await openHedge();
  await lever.mark(105_000);
  expect(await lever.close(trader, short.id)).toEqual({ ok: false, reason: 'loss_needs_profits' });
  expect(await lever.closeMany(trader, 'short')).toEqual({ ok: false, reason: 'loss_needs_profits' });
  done(await lever.close(trader, long.id));
  done(await lever.close(trader, short.id));
  expect(await lever.money(trader)).toEqual({ available: '2005', held: '0' });
  expect(await lever.house('insurance')).toBe('1000000');
});

it('the losing half of a hedge is closed by its stop together with the winning half', async () => {
  const { trader, long, short } = await openHedge();
  done(await lever.setStops(trader, short.id, '0', '103000'));
  await lever.mark(105_000);
  expect(await lever.order(short.id)).toMatchObject({ closeReason: 'stop_loss' });
  expect(await lever.order(long.id)).toMatchObject({ closeReason: 'stop_loss' });
  expect(await lever.money(trader)).toEqual({ available: '2005', held: '0' });
  expect(await lever.house('insurance')).toBe('1000000');
});

it('the losing half of a hedge liquidates a position that is left without margin', async () => {
  const { trader, long, short } = await openHedge();
  await lever.mark(102_005);
  done(await lever.close(trader, short.id));
  expect(await lever.order(long.id)).toMatchObject({ status: 'position', margin: '0' });
  // Equity 2,005; half of the initial margin of 1,000 is left at 100,500.
  await lever.mark(100_501);
  expect((await lever.order(long.id))?.status).toBe('position');
  await lever.mark(100_500);
  expect(await lever.order(long.id)).toMatchObject({ closeReason: 'liquidation' });
  expect(await lever.money(trader)).toEqual({ available: '500', held: '0' });
});

it('money that pending orders hold counts as equity and is released before the insurance fund pays', async () => {
  const trader = await lever.trader('1594.3');
  const { id } = done(await lever.submit(trader, { lots: d(100), multiple: d(100) }));
  const entrust = done(await lever.submit(trader, { limit: d(49_000), multiple: d(100), lots: d(100) }));
  // The equity of 1,524.3 is at half of the margin only after a loss of 1,024.3.
  await lever.mark('98976');
  expect((await lever.order(id))?.status).toBe('position');
  await lever.mark(98_000);
  expect(await lever.order(id)).toMatchObject({ closeReason: 'liquidation' });
  expect((await lever.order(entrust.id))?.status).toBe('revoked');
  expect(await lever.money(trader)).toEqual({ available: '0', held: '0' });
  expect(await lever.house('insurance')).toBe('999524.3');
});
