import { cancelPayment, marketAds, ownAds, publishAd, takeAd, withdrawAd } from '@bourse/contracts/c2c';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveMerchantName } from '../../accounts/merchants';
import { savePayee } from '../../accounts/payees';
import { openMarketplace, payee, type Marketplace, type Trader } from './c2c.test-support';

let test: Marketplace;
let publisher: Trader;

beforeEach(async () => {
  test = await openMarketplace();
  publisher = await test.trader('1000');
});

afterEach(() => test.close());

const AD = { price: '7.2', total_number: '100', way: 'bank', type: 'sell' } as const;
const ad = (over: Record<string, string | number> = {}) => ({ ...AD, currency_id: test.usdt.id, ...over });
const market = (type: 'buy' | 'sell', token?: string) =>
  test.reply(marketAds, { type, page: 1, currency_id: test.usdt.id }, token);

it.each([
  ['price', '0', SERVER_TEXTS.pricePositive],
  ['price', '7.201', SERVER_TEXTS.priceDecimals(2)],
  ['total_number', '0', SERVER_TEXTS.numberPositive],
  ['total_number', '-5', SERVER_TEXTS.numberPositive],
  ['total_number', '1.001', SERVER_TEXTS.numberDecimals(2)],
  ['total_number', '1000.01', SERVER_TEXTS.insufficientBalance],
  ['currency_id', 999, SERVER_TEXTS.currencyNotFound],
  ['way', 'cash', SERVER_TEXTS.parameterError],
] as const)('the product refuses an ad with the %s %s', async (field, value, text) => {
  expect(await test.text(publisher, publishAd, ad({ [field]: value }))).toBe(text);
  expect(await test.funds(publisher)).toEqual({ available: '1000', held: '0' });
});

it('the product refuses an ad of a coin that is not traded for fiat money', async () => {
  expect(await test.text(publisher, publishAd, ad({ currency_id: test.btc.id }))).toBe(SERVER_TEXTS.notFiatCurrency);
});

it('the product publishes an ad once when the browser repeats the request', async () => {
  const send = async () =>
    test.app.server.inject({
      method: 'POST',
      url: '/api/c2c_send?t=1795176000000',
      payload: new URLSearchParams({ ...AD, currency_id: String(test.usdt.id) }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: publisher.token },
    });
  await Promise.all([send(), send()]);
  expect(await market('sell')).toHaveLength(1);
  expect(await test.funds(publisher)).toEqual({ available: '900', held: '100' });
});

it('the list shows the best price first, with the merchant name or the masked account', async () => {
  await test.text(publisher, publishAd, ad({ price: '7.3' }));
  await test.text(publisher, publishAd, ad({ price: '7.1' }));
  expect((await market('sell')).map(({ price }) => price)).toEqual(['7.1', '7.3']);
  expect((await market('sell'))[0]?.merchant).toBe('us***@***');
  await saveMerchantName(test.store.db, publisher.user.id, 'Lotus Trading');
  await test.text(publisher, publishAd, ad({ price: '7.2' }));
  expect((await market('sell', publisher.token))[0]).toMatchObject({ merchant: 'Lotus Trading', isOwn: true });
});

it('a publisher with many ads at the best price has two of the first rows, and its others come after those of all', async () => {
  const second = await test.trader('1000');
  for (let at = 0; at < 12; at += 1)
    await test.reply(publishAd, ad({ price: '7.1', total_number: '10' }), publisher.token);
  for (const price of ['7.4', '7.3', '7.5'])
    await test.reply(publishAd, ad({ price, total_number: '10' }), second.token);
  const rows = async (page: number) => test.reply(marketAds, { type: 'sell', page, currency_id: test.usdt.id });
  const [first, last] = [await rows(1), await rows(2)];
  expect(first.map(({ price }) => price)).toEqual([...Array.from({ length: 7 }, () => '7.1'), '7.3', '7.4', '7.5']);
  expect(last.map(({ price }) => price)).toEqual(Array.from({ length: 5 }, () => '7.1'));
  expect(new Set([...first, ...last].map(({ id }) => id)).size).toBe(15);
});

it('only its publisher can withdraw an ad', async () => {
  const adId = await test.publish(publisher);
  const stranger = await test.trader();
  expect(await test.text(stranger, withdrawAd, { id: adId })).toBe(SERVER_TEXTS.notAuthorised);
  expect(await test.text(stranger, withdrawAd, { id: 999 })).toBe(SERVER_TEXTS.adNotFound);
  expect(await test.reply(ownAds, { type: 'sell', page: 1, currency_id: test.usdt.id }, publisher.token)).toHaveLength(
    1,
  );
  expect(await test.reply(ownAds, { type: 'sell', page: 1, currency_id: test.usdt.id }, stranger.token)).toEqual([]);
  expect(await test.text(publisher, withdrawAd, { id: adId })).toBe(SERVER_TEXTS.withdrawn);
  expect(await market('sell')).toEqual([]);
  const closed = await test.reply(ownAds, { type: 'sell', page: 1, currency_id: test.usdt.id }, publisher.token);
  expect(closed).toMatchObject([{ id: adId, status: 'withdrawn' }]);
});

it('an ad with a minimum can be taken in parts', async () => {
  expect(await test.text(publisher, publishAd, ad({ min_number: '100.01' }))).toBe(SERVER_TEXTS.numberPositive);
  expect(await test.text(publisher, publishAd, ad({ min_number: '30.001' }))).toBe(SERVER_TEXTS.numberDecimals(2));
  expect(await test.text(publisher, publishAd, ad({ min_number: '30' }))).toBe(SERVER_TEXTS.published);
  const [published] = await market('sell');
  const id = published?.id ?? 0;
  const taker = await test.trader();
  expect(await test.text(taker, takeAd, { id, number: '20' })).toBe(SERVER_TEXTS.minimumQuantity('30'));
  expect(await test.text(taker, takeAd, { id, number: '80' })).toBe(SERVER_TEXTS.operationSucceeded);
  // Less than the minimum remains: it can be taken as a whole.
  expect(await test.text(taker, takeAd, { id, number: '10' })).toBe(SERVER_TEXTS.minimumQuantity('20'));
  expect(await test.text(taker, takeAd, { id })).toBe(SERVER_TEXTS.operationSucceeded);
  expect(await market('sell')).toEqual([]);
});

it('an ad keeps the completion rate of its publisher where takers of a sale do not pay', async () => {
  const unpaid = async (by: Trader, of: Trader, type: 'buy' | 'sell') => {
    const adId = await test.publish(of, type, '10');
    const orderId = await test.take(by, adId);
    await test.text(type === 'sell' ? by : of, cancelPayment, { id: orderId });
    await test.text(of, withdrawAd, { id: adId });
  };
  const taker = await test.trader('100');
  await unpaid(taker, publisher, 'sell');
  await test.text(publisher, publishAd, ad());
  expect((await market('sell'))[0]).toMatchObject({ deals: undefined, completionRate: undefined });
  await unpaid(taker, publisher, 'buy');
  expect((await market('sell'))[0]).toMatchObject({ deals: 0, completionRate: '0' });
});

it('an ad is refused beyond 20 open ads of a user, and below 10 CNY', async () => {
  expect(await test.text(publisher, publishAd, ad({ total_number: '1.38' }))).toBe(SERVER_TEXTS.minimumDealMoney('10'));
  const buyer = await test.trader();
  for (let count = 0; count < 20; count += 1) {
    expect(await test.text(buyer, publishAd, ad({ type: 'buy' }))).toBe(SERVER_TEXTS.published);
  }
  expect(await test.text(buyer, publishAd, ad({ type: 'buy' }))).toBe(SERVER_TEXTS.maximumAds(20));
  const [first] = await market('buy');
  expect(await test.text(buyer, withdrawAd, { id: first?.id ?? 0 })).toBe(SERVER_TEXTS.withdrawn);
  expect(await test.text(buyer, publishAd, ad({ type: 'buy' }))).toBe(SERVER_TEXTS.published);
});

it('an ad cannot be taken after its publisher has removed the account to be paid to', async () => {
  const adId = await test.publish(publisher);
  const taker = await test.trader();
  await savePayee(test.store.db, publisher.user.id, {
    ...payee('Ana'),
    bankAccount: '',
    alipayAccount: 'ana@pay.example',
  });
  expect(await test.text(taker, takeAd, { id: adId })).toBe(SERVER_TEXTS.adWithdrawn);
  await savePayee(test.store.db, publisher.user.id, payee('Ana'));
  expect(await test.text(taker, takeAd, { id: adId })).toBe(SERVER_TEXTS.operationSucceeded);
});
