import {
  businessHours,
  marketAds,
  oneAd,
  oneOrder,
  relate,
  relations,
  saveHours,
  takeAd,
  type WeekHours,
} from '@bourse/contracts/c2c';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMarketplace, type Marketplace, type Trader } from './c2c.test-support';
import { isOpenAt } from './hours';
import { MOST_RELATED, PEOPLE_LIMIT, relateUsers } from './people';
import { c2c } from './product';
import { loadC2c } from './store';

const hours = (over: Partial<WeekHours> = {}): WeekHours => ({
  days: [1, 2, 3, 4, 5],
  open: '09:00',
  close: '18:00',
  zone: 'Asia/Shanghai',
  ...over,
});

// 2026-11-20 is a Friday.
it.each([
  [{}, '2026-11-20T00:59:59Z', false],
  [{}, '2026-11-20T01:00:00Z', true],
  [{}, '2026-11-20T09:59:59Z', true],
  [{}, '2026-11-20T10:00:00Z', false],
  [{}, '2026-11-21T03:00:00Z', false],
  // The night of Friday ends on Saturday.
  [{ open: '22:00', close: '06:00' }, '2026-11-20T21:59:00Z', true],
  [{ open: '22:00', close: '06:00' }, '2026-11-20T22:00:00Z', false],
  [{ open: '22:00', close: '06:00' }, '2026-11-22T21:00:00Z', false],
  [{ days: [7], open: '22:00', close: '06:00' }, '2026-11-22T21:00:00Z', true],
  [{ open: '00:00', close: '00:00' }, '2026-11-19T16:00:00Z', true],
  // Daylight saving time in New York ends on 1 November 2026.
  [{ days: [6, 7], zone: 'America/New_York' }, '2026-10-31T13:00:00Z', true],
  [{ days: [6, 7], zone: 'America/New_York' }, '2026-11-01T13:00:00Z', false],
  [{ days: [6, 7], zone: 'America/New_York' }, '2026-11-01T14:00:00Z', true],
])('hours with %j are open at %s: %s', (over, at, isOpen) => {
  expect(isOpenAt(hours(over), Date.parse(at))).toBe(isOpen);
});

describe('users', () => {
  let test: Marketplace;
  let seller: Trader;
  let buyer: Trader;
  beforeEach(async () => {
    test = await openMarketplace();
    seller = await test.trader('1000');
    buyer = await test.trader('1000');
  });
  afterEach(() => test.close());

  const set = (by: Trader, of: Trader, relation: 'followed' | 'blocked' | 'none') =>
    test.text(by, relate, { id: of.user.id, relation });
  const market = (by?: Trader, more: { followed?: number } = {}) =>
    test.reply(marketAds, { type: 'sell', page: 1, currency_id: test.usdt.id, ...more }, by?.token);
  const own = ({ token }: Trader) => test.reply(relations, {}, token);
  const saveOwn = (by: Trader, fields: Record<string, string>) =>
    test.text(by, saveHours, { days: '1,2,3,4,5,6,7', open: '09:00', close: '18:00', zone: 'UTC', ...fields });

  it('a user follows a merchant, and lists the ads of followed merchants alone', async () => {
    const id = await test.publish(seller);
    await test.publish(await test.trader('1000'));
    expect(await market(buyer, { followed: 1 })).toEqual([]);
    expect(await set(buyer, seller, 'followed')).toBe(SERVER_TEXTS.saved);
    expect(await set(buyer, seller, 'followed')).toBe(SERVER_TEXTS.saved);
    expect(await market(buyer, { followed: 1 })).toMatchObject([{ id, merchantId: seller.user.id }]);
    expect(await market(buyer)).toHaveLength(2);
    expect(await own(buyer)).toMatchObject([{ id: seller.user.id, relation: 'followed' }]);
    expect(await own(seller)).toEqual([]);
    expect(
      await test.text({ ...buyer, token: '' }, marketAds, {
        type: 'sell',
        page: 1,
        currency_id: test.usdt.id,
        followed: 1,
      }),
    ).toBe(SERVER_TEXTS.pleaseLogIn);
    await set(buyer, seller, 'none');
    expect(await market(buyer, { followed: 1 })).toEqual([]);
  });

  it.each([
    ['the taker', true],
    ['the publisher', false],
  ])('a block by %s hides the ads and refuses the take in both directions, until it ends', async (_who, isByTaker) => {
    const id = await test.publish(seller);
    const bought = await test.publish(buyer, 'buy', '20');
    // The seller has an order of the buyer: one without an ad could not be blocked.
    const order = await test.take(seller, bought);
    const [by, of] = isByTaker ? [buyer, seller] : [seller, buyer];
    expect(await set(by, of, 'blocked')).toBe(SERVER_TEXTS.saved);
    expect(await market(buyer)).toEqual([]);
    expect(await market(seller)).toHaveLength(1);
    expect(await market()).toHaveLength(1);
    expect(await test.text(buyer, oneAd, { id })).toBe(SERVER_TEXTS.adNotFound);
    expect(await test.text(buyer, takeAd, { id })).toBe(SERVER_TEXTS.usersBlocked);
    const other = await test.publish(buyer, 'buy', '30');
    expect(await test.text(seller, takeAd, { id: other })).toBe(SERVER_TEXTS.usersBlocked);
    // A running order goes on.
    expect((await test.reply(oneOrder, { id: order }, seller.token)).status).toBe('unpaid');
    expect(await set(by, of, 'none')).toBe(SERVER_TEXTS.saved);
    expect(await test.text(buyer, takeAd, { id })).toBe(SERVER_TEXTS.operationSucceeded);
  });

  it('the end of one block leaves that of the other user, and a block ends a follow', async () => {
    const id = await test.publish(seller);
    await test.publish(buyer, 'buy');
    await set(buyer, seller, 'followed');
    await set(buyer, seller, 'blocked');
    expect(await own(buyer)).toMatchObject([{ relation: 'blocked' }]);
    await set(seller, buyer, 'blocked');
    await set(buyer, seller, 'none');
    expect(await own(seller)).toMatchObject([{ relation: 'blocked' }]);
    expect(await test.text(buyer, takeAd, { id })).toBe(SERVER_TEXTS.usersBlocked);
  });

  it('a user without an ad or an order of both is answered as one that does not exist', async () => {
    for (const id of [buyer.user.id, 99_999]) {
      expect(await test.text(seller, relate, { id, relation: 'blocked' })).toBe(SERVER_TEXTS.userNotFound);
    }
    expect(await set(seller, seller, 'blocked')).toBe(SERVER_TEXTS.parameterError);
    await test.take(buyer, await test.publish(seller));
    expect(await set(seller, buyer, 'blocked')).toBe(SERVER_TEXTS.saved);
  });

  it('an order names the counterparty to each party', async () => {
    const id = await test.take(buyer, await test.publish(seller));
    expect((await test.reply(oneOrder, { id }, buyer.token)).counterpartyId).toBe(seller.user.id);
    expect((await test.reply(oneOrder, { id }, seller.token)).counterpartyId).toBe(buyer.user.id);
  });

  it('a user follows so many others, and changes so much in an hour', async () => {
    await test.publish(seller);
    const related = await test.exchange.run((context) => {
      const state = context.of(c2c);
      const users = new Set([...context.users, ...Array.from({ length: MOST_RELATED + 1 }, (_none, at) => 5000 + at)]);
      const all = [...users].filter((id) => id >= 5000);
      const results = all.map((otherId) =>
        relateUsers({ ...context, users }, state, { userId: buyer.user.id, otherId, relation: 'followed' }),
      );
      const refused = results.filter(({ ok }) => !ok).length;
      // These users are in no table.
      state.people.takeWrites();
      return { ok: true, refused };
    });
    expect(related).toEqual({ ok: true, refused: 1 });
    expect(await set(buyer, seller, 'followed')).toBe(SERVER_TEXTS.maximumRelated(MOST_RELATED));
    expect(await set(buyer, seller, 'blocked')).toBe(SERVER_TEXTS.saved);
    for (let at = 2; at < PEOPLE_LIMIT.tries; at += 1) await set(buyer, seller, 'none');
    expect(await set(buyer, seller, 'none')).toBe(SERVER_TEXTS.tooManyRequests);
    test.clock.advance(PEOPLE_LIMIT.window);
    expect(await set(buyer, seller, 'none')).toBe(SERVER_TEXTS.saved);
  });

  it.each([
    { days: '8' },
    { days: '1,1,x' },
    { open: '24:00' },
    { close: '9:00' },
    { zone: 'Mars/Olympus' },
    { zone: '+08:00' },
    { zone: '' },
  ])('hours with %j are refused', async (fields: Record<string, string>) => {
    expect(await saveOwn(seller, fields)).toBe(SERVER_TEXTS.parameterError);
    expect(await test.reply(businessHours, {}, seller.token)).toEqual({ hours: undefined });
  });

  it('an ad is closed outside of the hours of its publisher by the clock of the exchange, and nobody can take it', async () => {
    const id = await test.publish(seller);
    const minutes = (from: number) => new Date(test.exchange.now() + from * 60_000).toISOString().slice(11, 16);
    await saveOwn(seller, { open: minutes(2), close: minutes(4) });
    expect(await market()).toMatchObject([{ id, isClosed: true, hours: { zone: 'UTC' } }]);
    expect(await test.text(buyer, takeAd, { id })).toBe(SERVER_TEXTS.adClosed);
    test.clock.advance(3 * 60_000);
    expect(await market()).toMatchObject([{ id, isClosed: false }]);
    test.clock.advance(3 * 60_000);
    expect(await market()).toMatchObject([{ id, isClosed: true }]);
    expect(await test.reply(businessHours, {}, buyer.token)).toEqual({ hours: undefined });
    await saveOwn(seller, { days: '' });
    expect(await market()).toMatchObject([{ id, isClosed: false, hours: undefined }]);
    expect(await test.text(buyer, takeAd, { id })).toBe(SERVER_TEXTS.operationSucceeded);
  });

  it('the state that is loaded again has blocks and hours', async () => {
    await test.publish(seller);
    await set(buyer, seller, 'blocked');
    await saveOwn(seller, { days: '5,1' });
    const { people } = await loadC2c(test.store.db);
    expect(people.areBlocked(seller.user.id, buyer.user.id)).toBe(true);
    expect(people.hoursOf(seller.user.id)).toEqual({ days: [1, 5], open: '09:00', close: '18:00', zone: 'UTC' });
  });
});
