import {
  marketAds,
  oneAd,
  oneOrder,
  ownAds,
  ownOrders,
  publishAd,
  referencePrice,
  repriceAd,
  takeAd,
  withdrawAd,
} from '@bourse/contracts/c2c';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savePayee } from '../../accounts/payees';
import { newCurrency, newPair } from '../../testing/builders';
import { spotOf } from '../spot/spot-orders';
import { openMarketplace, payee, type Marketplace, type Trader } from './c2c.test-support';
import { floatingPrice } from './floating';
import { loadC2c } from './store';

let test: Marketplace;
let seller: Trader;
let buyer: Trader;

beforeEach(async () => {
  test = await openMarketplace();
  seller = await test.trader('1000');
  buyer = await test.trader('1000');
});

afterEach(() => test.close());

// 1 USDT is 7.08 CNY by the index.
const AD = { price_percent: '101.5', total_number: '100', way: 'bank', type: 'sell' } as const;
const ad = (over: Record<string, string | number> = {}) => ({ ...AD, currency_id: test.usdt.id, ...over });
const own = async ({ token }: Trader, type: 'buy' | 'sell' = 'sell') =>
  (await test.reply(ownAds, { type, page: 1, currency_id: test.usdt.id }, token))[0];
async function publish(by: Trader, over: Record<string, string | number> = {}): Promise<number> {
  expect(await test.text(by, publishAd, ad(over))).toBe(SERVER_TEXTS.published);
  return (await own(by, over['type'] === 'buy' ? 'buy' : 'sell'))?.id ?? 0;
}

const bound = (value: string | undefined) => (value === undefined ? undefined : decimal(value));

it.each([
  ['100', undefined, undefined, '100.01', '100.01'],
  ['101.5', undefined, undefined, '7.08', '7.19'],
  ['99.99', undefined, undefined, '0.004', undefined],
  ['80', '6', undefined, '7.08', '6'],
  ['120', undefined, '8', '7.08', '8'],
  ['100', '6', '8', undefined, undefined],
])('%s per cent of the index, between %s and %s, at %s is %s', (percent, least, most, reference, price) => {
  const floating = { percent: decimal(percent), least: bound(least), most: bound(most) };
  expect(floatingPrice(floating, bound(reference))).toBe(price);
});

it('an ad follows the index, and an order keeps the price at which it was taken', async () => {
  const id = await publish(seller);
  expect(await own(seller)).toMatchObject({ price: '7.19', floating: { percent: '101.5', isPaused: false } });
  expect(await test.text(buyer, takeAd, { id, price: '7.19' })).toBe(SERVER_TEXTS.operationSucceeded);
  const [order] = await test.reply(ownOrders, { page: 1 }, buyer.token);
  expect(order).toMatchObject({ price: '7.19', total: '719' });
  await test.text(seller, repriceAd, { id, price_percent: '110' });
  expect(await test.reply(oneOrder, { id: order?.id ?? 0 }, seller.token)).toMatchObject({ price: '7.19' });
});

it('a price that is worse for the taker than the confirmed one is refused with the new one, and a better one is taken', async () => {
  const id = await publish(seller);
  expect(await test.text(seller, repriceAd, { id, price_percent: '103' })).toBe(SERVER_TEXTS.saved);
  const changed = SERVER_TEXTS.adPriceChanged('7.29');
  expect(await test.text(buyer, takeAd, { id, price: '7.19' })).toBe(changed);
  expect(await test.text(buyer, takeAd, { id, price: '7.28' })).toBe(changed);
  // A client that does not know of such prices has confirmed none.
  expect(await test.text(buyer, takeAd, { id })).toBe(changed);
  expect(await own(seller)).toMatchObject({ remainder: '100' });
  expect(await test.text(buyer, takeAd, { id, price: '7.30' })).toBe(SERVER_TEXTS.operationSucceeded);
  expect(await test.reply(ownOrders, { page: 1 }, buyer.token)).toMatchObject([{ price: '7.29' }]);
});

it('a seller who takes a purchase is asked again below the confirmed price, and not above it', async () => {
  const id = await publish(buyer, { type: 'buy', price_percent: '100' });
  expect(await test.text(seller, takeAd, { id, price: '7.09' })).toBe(SERVER_TEXTS.adPriceChanged('7.08'));
  expect(await test.text(seller, takeAd, { id, price: '7.07' })).toBe(SERVER_TEXTS.operationSucceeded);
  expect(await test.reply(ownOrders, { page: 1 }, seller.token)).toMatchObject([{ price: '7.08' }]);
});

it.each([
  [{ price_percent: '79.99' }, SERVER_TEXTS.percentOutOfBounds('80', '120')],
  [{ price_percent: '120.01' }, SERVER_TEXTS.percentOutOfBounds('80', '120')],
  [{ price_percent: '-100' }, SERVER_TEXTS.percentOutOfBounds('80', '120')],
  [{ price_percent: '100.001' }, SERVER_TEXTS.priceDecimals(2)],
  [{ least_price: '0' }, SERVER_TEXTS.pricePositive],
  [{ most_price: '-1' }, SERVER_TEXTS.pricePositive],
  [{ most_price: '9999999999999' }, SERVER_TEXTS.pricePositive],
  [{ least_price: '7.001' }, SERVER_TEXTS.priceDecimals(2)],
  [{ least_price: '8', most_price: '7' }, SERVER_TEXTS.pricePositive],
])('an ad with %j is refused, published and changed', async (fields, text) => {
  expect(await test.text(seller, publishAd, ad(fields))).toBe(text);
  const id = await publish(seller);
  expect(await test.text(seller, repriceAd, { id, price_percent: '100', ...fields })).toBe(text);
});

it('an ad without a price and a per cent is refused', async () => {
  const { price_percent: _percent, ...fields } = ad();
  expect(await test.text(seller, publishAd, fields)).toBe(SERVER_TEXTS.parameterError);
});

it('only its publisher changes an open ad whose price follows the index', async () => {
  const id = await publish(seller);
  const change = { price_percent: '90' };
  expect(await test.text(buyer, repriceAd, { id, ...change })).toBe(SERVER_TEXTS.notAuthorised);
  expect(await test.text(buyer, repriceAd, { id: id + 100, ...change })).toBe(SERVER_TEXTS.adNotFound);
  expect((await own(seller))?.price).toBe('7.19');
  await test.text(seller, withdrawAd, { id });
  expect(await test.text(seller, repriceAd, { id, ...change })).toBe(SERVER_TEXTS.adWithdrawn);
  const fixed = await test.publish(seller);
  expect(await test.text(seller, repriceAd, { id: fixed, ...change })).toBe(SERVER_TEXTS.adPriceFixed);
});

it('one ad is shown to all while it is open, and afterwards to its publisher alone', async () => {
  const id = await publish(seller, { least_price: '7', most_price: '7.1' });
  const shown = { price: '7.1', isOwn: false, floating: { percent: '101.5', least: '7', most: '7.1' } };
  expect(await test.reply(oneAd, { id })).toMatchObject(shown);
  await test.text(seller, withdrawAd, { id });
  expect(await test.reply(oneAd, { id }, seller.token)).toMatchObject({ status: 'withdrawn', isOwn: true });
  expect(await test.text(buyer, oneAd, { id })).toBe(SERVER_TEXTS.adNotFound);
});

it('the list has the best present price first, and is asked again after a change of it', async () => {
  const id = await publish(seller);
  await test.publish(seller, 'sell');
  const prices = async () =>
    (await test.reply(marketAds, { type: 'sell', page: 1, currency_id: test.usdt.id })).map(({ price }) => price);
  expect(await prices()).toEqual(['7.19', '7.2']);
  await test.text(seller, repriceAd, { id, price_percent: '103' });
  expect(await prices()).toEqual(['7.2', '7.29']);
});

it('the state that is loaded again has how an ad follows the index', async () => {
  const id = await publish(seller, { least_price: '6.5' });
  await test.text(seller, repriceAd, { id, price_percent: '95', most_price: '9' });
  const loaded = await loadC2c(test.store.db);
  expect(loaded.ad(id)?.floating).toEqual({ percent: '95', least: undefined, most: '9' });
});

it('resting orders and trades make no index: an ad of a coin without one is paused and cannot be taken', async () => {
  const { exchange } = test;
  const coin = await exchange.admin.createCurrency(newCurrency({ code: 'BRS', type: 'brs' }));
  const pair = await exchange.admin.createPair(newPair({ baseId: coin.id, quoteId: test.usdt.id }));
  const maker = await test.user({ USDT: '10000', BRS: '10000' });
  const place = (side: 'buy' | 'sell', price: string) =>
    spotOf(exchange).placeOrder({
      userId: maker.id,
      pairId: pair.id,
      side,
      type: 'limit',
      price: decimal(price),
      quantity: decimal('1'),
    });
  await place('buy', '9');
  await place('sell', '11');
  await exchange.tick();
  expect(exchange.markPrice(pair.id)?.price).toBe('10');
  await exchange.admin.deposit({
    userId: seller.user.id,
    currencyId: coin.id,
    wallet: 'legal',
    amount: decimal('100'),
  });
  await savePayee(test.store.db, seller.user.id, payee('Name'));
  const fields = ad({ currency_id: coin.id, total_number: '10' });
  expect(await test.text(seller, publishAd, fields)).toBe(SERVER_TEXTS.referenceMissing);
  expect(await test.reply(referencePrice, { currency_id: coin.id }, seller.token)).toEqual({});
  expect(await test.reply(referencePrice, { currency_id: test.usdt.id }, seller.token)).toEqual({ price: '7.08' });

  exchange.setIndexPrice(pair.id, decimal('2'));
  await exchange.admin.resetMark(pair.id);
  await exchange.tick();
  expect(await test.text(seller, publishAd, fields)).toBe(SERVER_TEXTS.published);
  const list = () => test.reply(marketAds, { type: 'sell', page: 1, currency_id: coin.id });
  const id = (await list())[0]?.id ?? 0;
  const shown = async () => (await list()).find((one) => one.id === id);
  expect(await shown()).toMatchObject({ price: '14.37', floating: { isPaused: false } });

  // The bounds of a paused ad are no price: it comes last.
  const other = await test.trader('1000');
  await savePayee(test.store.db, other.user.id, payee('Other'));
  await exchange.admin.deposit({ userId: other.user.id, currencyId: coin.id, wallet: 'legal', amount: decimal('100') });
  const bounded = { ...fields, least_price: '1', most_price: '20' };
  const bestFirst = async () => (await list()).map(({ floating }) => floating?.isPaused ?? false);
  expect(await test.text(other, publishAd, bounded)).toBe(SERVER_TEXTS.published);
  const { price_percent: _percent, ...fixed } = { ...fields, price: '30' };
  expect(await test.text(other, publishAd, fixed)).toBe(SERVER_TEXTS.published);
  expect(await bestFirst()).toEqual([false, false, false]);

  // An index that jumps is an outlier, and no price.
  exchange.setIndexPrice(pair.id, decimal('2.2'));
  expect(await shown()).toMatchObject({ price: '14.37' });
  await exchange.tick();
  expect(await test.text(buyer, takeAd, { id, price: '1000' })).toBe(SERVER_TEXTS.adPaused);
  expect(await bestFirst()).toEqual([false, true, true]);

  // The index of a pair that follows no market is used for five seconds.
  test.clock.advance(6000);
  await exchange.tick();
  expect(await shown()).toMatchObject({ floating: { isPaused: true } });
  expect(await test.text(buyer, takeAd, { id, price: '1000' })).toBe(SERVER_TEXTS.adPaused);
  exchange.setIndexPrice(pair.id, decimal('2'));
  await exchange.admin.resetMark(pair.id);
  await exchange.tick();
  expect(await test.text(buyer, takeAd, { id, price: '14.37' })).toBe(SERVER_TEXTS.operationSucceeded);
});
