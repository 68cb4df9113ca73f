import { markPaid, oneOrder, ownAds, rateOrder, releaseAsPublisher } from '@bourse/contracts/c2c';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMarketplace, type Marketplace, type Trader } from './c2c.test-support';
import { RATING_CHANGE_MS } from './ratings';

const ATTACK = '<img src=x onerror="alert(1)">';

let test: Marketplace;
let seller: Trader;
let buyer: Trader;

beforeEach(async () => {
  test = await openMarketplace();
  seller = await test.trader('1000');
  buyer = await test.trader();
});

afterEach(() => test.close());

async function complete(taker: Trader): Promise<number> {
  const id = await test.take(taker, await test.publish(seller, 'sell', '20'));
  await test.text(taker, markPaid, { id });
  expect(await test.text(seller, releaseAsPublisher, { id })).toBe(SERVER_TEXTS.receiptConfirmed);
  return id;
}
const rate = (by: Trader, id: number, value: 'good' | 'bad', text = '') =>
  test.text(by, rateOrder, { id, value, text });
const order = ({ token }: Trader, id: number) => test.reply(oneOrder, { id }, token);
const reputation = async () => {
  await test.publish(seller, 'sell', '20');
  const [ad] = await test.reply(ownAds, { type: 'sell', page: 1, currency_id: test.usdt.id }, seller.token);
  return ad?.reputation;
};

it('each party of a completed order rates the other once, and both see the texts as they were written', async () => {
  const id = await complete(buyer);
  expect(await rate(buyer, id, 'good', ` ${ATTACK} `)).toBe(SERVER_TEXTS.submitted);
  expect(await rate(seller, id, 'bad')).toBe(SERVER_TEXTS.submitted);
  expect(await order(buyer, id)).toMatchObject({
    ownRating: { value: 'good', text: ATTACK, isOpen: true },
    counterpartyRating: { value: 'bad', text: '' },
    reputation: { count: 1, goodRate: '100' },
  });
  expect(await order(seller, id)).toMatchObject({
    ownRating: { value: 'bad' },
    counterpartyRating: { value: 'good', text: ATTACK, isOpen: false },
    reputation: { count: 1, goodRate: '0' },
  });
});

it('a rating of an order of others, of a running one and with an invalid text is refused', async () => {
  const id = await complete(buyer);
  expect(await rate(await test.trader(), id, 'bad')).toBe(SERVER_TEXTS.notYourOrder);
  expect(await rate(buyer, id + 1000, 'bad')).toBe(SERVER_TEXTS.orderNotFound);
  for (const text of ['x'.repeat(201), 'pay \u202E4321', 'a\u0007b'])
    expect(await rate(buyer, id, 'good', text)).toBe(SERVER_TEXTS.messageInvalid);
  const running = await test.take(buyer, await test.publish(seller, 'sell', '20'));
  expect(await rate(buyer, running, 'good')).toBe(SERVER_TEXTS.orderNotCompleted);
  expect((await order(buyer, id)).ownRating).toBeUndefined();
});

it('a rating is changed within 24 hours of the first one, and afterwards only the same one is confirmed', async () => {
  const id = await complete(buyer);
  await rate(buyer, id, 'bad', 'Slow');
  test.clock.advance(RATING_CHANGE_MS - 1);
  expect(await rate(buyer, id, 'good', 'Fast')).toBe(SERVER_TEXTS.submitted);
  test.clock.advance(1);
  expect(await rate(buyer, id, 'bad', 'Slow')).toBe(SERVER_TEXTS.ratingClosed);
  expect(await rate(buyer, id, 'good', 'Fast')).toBe(SERVER_TEXTS.submitted);
  expect(await order(buyer, id)).toMatchObject({ ownRating: { value: 'good', text: 'Fast', isOpen: false } });
  expect(await reputation()).toEqual({ count: 1, goodRate: '100' });
});

it('a rater counts once with the latest order', async () => {
  await rate(buyer, await complete(buyer), 'good');
  await rate(buyer, await complete(buyer), 'bad');
  expect(await reputation()).toEqual({ count: 1, goodRate: '0' });
  await rate(await test.trader(), await complete(buyer), 'good');
  const other = await test.trader();
  await rate(other, await complete(other), 'good');
  expect(await reputation()).toEqual({ count: 2, goodRate: '50' });
});

it('accounts that the rated user has invited count as one rater together', async () => {
  for (let count = 0; count < 3; count += 1) {
    const invited = await test.trader();
    await test.store.db
      .updateTable('users')
      .set({ inviter_id: seller.user.id })
      .where('id', '=', invited.user.id)
      .execute();
    await rate(invited, await complete(invited), 'good');
  }
  await rate(buyer, await complete(buyer), 'bad');
  expect(await reputation()).toEqual({ count: 2, goodRate: '50' });
});

it('a user without ratings has no share', async () => {
  expect(await reputation()).toBeUndefined();
});
