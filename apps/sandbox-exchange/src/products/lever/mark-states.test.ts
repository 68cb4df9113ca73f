import { decimal } from '@bourse/decimal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '../../accounts/types';
import { newCurrency, newPair } from '../../testing/builders';
import { createLeverExchange, done, type LeverExchange } from './lever.test-support';

/* Positions of pairs whose mark is not live. */

const d = decimal;

let lever: LeverExchange;
let user: User;
let linkId: number;
beforeEach(async () => {
  lever = await createLeverExchange();
  const link = await lever.exchange.admin.createCurrency(newCurrency({ code: 'LINK', type: 'link', isLegal: false }));
  const pair = await lever.exchange.admin.createPair(newPair({ baseId: link.id, quoteId: lever.usdt.id }));
  linkId = pair.id;
  user = await lever.trader('25000');
  await lever.fundInsurance('1000000');
  await lever.mark(100_000);
  await markLink(20);
});
afterEach(() => lever.end());

const markLink = (price: number | string, state: 'live' | 'stale' | 'outlier' = 'live', average = price) =>
  lever.mark(price, state, average, linkId);

describe.each(['outlier', 'stale'] as const)('a pair whose mark is %s', (state) => {
  it('a lot of the pair does not shield the account from liquidation in another pair', async () => {
    const shield = done(await lever.submit(user, { pairId: linkId, lots: d(1) }));
    const positions = [];
    for (let count = 0; count < 4; count += 1)
      positions.push(done(await lever.submit(user, { lots: d(500), multiple: d(100) })));
    await markLink(20, state);
    await lever.mark(99_500);
    expect((await lever.order(positions[0]?.id ?? 0))?.status).toBe('position');
    await lever.mark(99_200);
    for (const { id } of [shield, ...positions])
      expect(await lever.order(id)).toMatchObject({ status: 'closed', closeReason: 'liquidation' });
    expect(await lever.house('insurance')).toBe('1000000');
  });

  it('the pair counts in the account at the worse of its mark and its average', async () => {
    const link = done(await lever.submit(user, { pairId: linkId, lots: d(500), multiple: d(100) }));
    const btc = done(await lever.submit(user, { lots: d(500), multiple: d(100) }));
    // A profit at the mark of 25,000 and none at the average: the account has 21,000 less the loss.
    await markLink(25, state, 20);
    await lever.mark(95_600);
    expect(await lever.order(link.id)).toMatchObject({ closeReason: 'liquidation', closePrice: '20' });
    expect(await lever.order(btc.id)).toMatchObject({ closeReason: 'liquidation', closePrice: '95600' });
  });

  it('positions of the pair close at the worse of mark and average, alone, all together, and by a reduce-only order', async () => {
    const long = done(await lever.submit(user, { pairId: linkId, lots: d(1) }));
    const short = done(await lever.submit(user, { pairId: linkId, lots: d(1), direction: 'short' }));
    const other = done(await lever.submit(user, { pairId: linkId, lots: d(1) }));
    await markLink(22, state, 20);
    expect(done(await lever.close(user, long.id))).toMatchObject({ closePrice: '20' });
    expect(await lever.reduce(user, { pairId: linkId, lots: d(1) })).toMatchObject({ ok: true });
    expect(await lever.order(other.id)).toMatchObject({ closePrice: '20' });
    expect(await lever.closeMany(user)).toMatchObject({ ok: true, orders: [{ id: short.id, closePrice: '22' }] });
  });

  it('stops of the pair can be set', async () => {
    const { id } = done(await lever.submit(user, { pairId: linkId, lots: d(1) }));
    await markLink(20, state);
    expect(await lever.setStops(user, id, '0', '19')).toMatchObject({ ok: true });
  });
});

it('a stop closes at an outlier that mark and average have reached, at the worse of both', async () => {
  const { id } = done(await lever.submit(user, { pairId: linkId, lots: d(1) }));
  done(await lever.setStops(user, id, '0', '19'));
  await markLink(18, 'outlier', '19.5');
  expect((await lever.order(id))?.status).toBe('position');
  await markLink(18, 'outlier', '18.9');
  expect(await lever.order(id)).toMatchObject({ closeReason: 'stop_loss', closePrice: '18' });
});

it('a stop that needs the profit of a position with a stale mark closes both', async () => {
  const trader = await lever.trader('1300');
  const winning = done(await lever.submit(trader, { pairId: linkId, lots: d(10), multiple: d(10) }));
  const losing = done(await lever.submit(trader, { lots: d(90), multiple: d(100) }));
  done(await lever.setStops(trader, losing.id, '0', '99400'));
  await markLink(30);
  await markLink(30, 'stale');
  await lever.mark(98_000);
  expect(await lever.order(losing.id)).toMatchObject({ closeReason: 'stop_loss' });
  expect(await lever.order(winning.id)).toMatchObject({ closeReason: 'stop_loss' });
  expect(await lever.house('insurance')).toBe('1000000');
});
