import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { exchangeApi } from '@bourse/api-client';
import { rejection, respond, status } from '@bourse/api-client/testing';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { currencyList } from '@bourse/contracts/market';
import { oneAd, publishAd, referencePrice, repriceAd, takeAd } from '@bourse/contracts/c2c';
import { marketHandlers } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, it } from 'vitest';
import { c2cMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { PATHS } from '../paths';
import { TAGS } from '../tags';
import { aWireAd, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { Component as AdOrdersScreen } from './ad-orders';
import { Component as MarketScreen } from './market';
import { Component as MyAdsScreen } from './my-ads';
import { Component as PublishScreen } from './publish';

const ABILITIES = { c2c_partial: 1, c2c_floating: 1, c2c_percent: { least: '80', most: '120' } };
const FLOATING = { price: '7.19', price_percent: '101.5' };

let exchange: C2cExchange;
const { server } = freshServer(() => {
  exchange = c2cExchange({
    abilities: ABILITIES,
    ads: [aWireAd(FLOATING)],
    ownAds: [aWireAd({ id: 40, ...FLOATING })],
  });
  return [
    ...c2cHandlers(exchange),
    ...marketHandlers(),
    respond(currencyList, () => ({ legal: [{ id: 3, name: 'USDT' }] })),
  ];
});
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

const openMarket = () => renderFeature(<MarketScreen />, { reducers, address: PATHS.market });
const openForm = () => renderFeature(<PublishScreen />, { reducers, address: PATHS.publish });
const openOwn = () => renderFeature(<MyAdsScreen />, { reducers, address: PATHS.ownAds });
const box = (name: RegExp) => screen.getByRole('textbox', { name });

it('the market shows how a price follows the index, and a paused ad without price and button', async () => {
  exchange.ads = [aWireAd({ ...FLOATING, least_price: '7' }), aWireAd({ id: 12, price_percent: '99', is_paused: 1 })];
  openMarket();
  expect(await screen.findByText(/101\.5% of index · from .*7\.00/)).toBeVisible();
  expect(screen.getByText('Paused')).toBeVisible();
  expect(screen.queryByText(/7\.20/)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Buy USDT' })).toHaveLength(1);
});

it('the dialog sends the price that it shows, which is read when the dialog is opened', async () => {
  const { user } = openMarket();
  const button = await screen.findByRole('button', { name: 'Buy USDT' });
  exchange.ads = [aWireAd({ ...FLOATING, price: '7.21' })];
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/7\.21/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Buy 1,000/ }));
  await waitFor(() => expect(exchange.received).toEqual([{ path: takeAd.path, request: { id: 11, price: '7.21' } }]));
});

it('a take at a price that has changed is refused with the new one, which counts once the user has accepted it', async () => {
  const { user, router } = openMarket();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  const dialog = within(await screen.findByRole('dialog'));
  const take = await dialog.findByRole('button', { name: /^Buy 1,000/ });
  await waitFor(() => expect(take).toBeEnabled());
  exchange.ads = [aWireAd({ ...FLOATING, price: '7.3' })];
  await user.click(take);
  expect(await dialog.findByText('The price is 7.3 now. Check it and order again.')).toBeVisible();
  const accept = await dialog.findByRole('button', { name: 'Use this price' });
  expect(dialog.getByText(/7\.19/)).toBeVisible();
  await user.click(accept);
  expect(dialog.queryByText(/7\.19/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Buy 1,000/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.orders));
  expect(exchange.received.map(({ request }) => request['price'])).toEqual(['7.19', '7.3']);
});

it('a changed price is announced once, however often it changes after that', async () => {
  const { user, store } = openMarket();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  const dialog = within(await screen.findByRole('dialog'));
  const take = await dialog.findByRole('button', { name: /^Buy 1,000/ });
  await waitFor(() => expect(take).toBeEnabled());
  exchange.ads = [aWireAd({ ...FLOATING, price: '7.3' })];
  await user.click(take);
  await dialog.findByRole('button', { name: 'Use this price' });
  const announced = () =>
    dialog
      .getAllByRole('alert')
      .map((alert) => alert.textContent.replaceAll(/\s/g, ' '))
      .filter((words) => /^The price is .* now\.$/.test(words));
  expect(announced()).toEqual(['The price is 7.30 CNY now.']);
  exchange.ads = [aWireAd({ ...FLOATING, price: '7.4' })];
  store.dispatch(exchangeApi.util.invalidateTags([TAGS.C2cAds]));
  expect(await dialog.findByText('The price is 7.40 CNY now.')).toBeVisible();
  expect(announced()).toEqual(['The price is 7.30 CNY now.']);
});

it('the dialog of an ad that is paused meanwhile cannot be confirmed', async () => {
  const { user } = openMarket();
  const button = await screen.findByRole('button', { name: 'Buy USDT' });
  exchange.ads = [aWireAd({ ...FLOATING, is_paused: 1 })];
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Paused · No index price now')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Buy 1,000/ })).toBeDisabled();
});

it('a fixed price is sent without a confirmed price, as before', async () => {
  exchange.ads = [aWireAd()];
  const { user } = openMarket();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  await user.click(await screen.findByRole('button', { name: /^Buy 1,000/ }));
  await waitFor(() => expect(exchange.received).toEqual([{ path: takeAd.path, request: { id: 11 } }]));
});

it('the form publishes a price that follows the index, with its present price and within the announced bounds', async () => {
  const { user } = openForm();
  await user.click(await screen.findByRole('radio', { name: /^Floating/ }));
  expect(await screen.findByText(/Price now: .*7\.08/)).toBeVisible();
  await user.type(box(/^Amount/), '100');
  await user.click(screen.getByRole('radio', { name: 'Bank card' }));
  await user.clear(box(/^Percent of index/));
  await user.type(box(/^Percent of index/), '120.5');
  await user.type(box(/^Lowest price/), '9');
  await user.type(box(/^Highest price/), '8');
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  expect(await screen.findByText('The maximum is 120%.')).toBeVisible();
  expect(screen.getByText('The highest price must not be below the lowest.')).toBeVisible();
  await user.clear(box(/^Percent of index/));
  await user.type(box(/^Percent of index/), '101.5');
  await user.clear(box(/^Lowest price/));
  expect(screen.getByText(/Price now: .*7\.19/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/101\.5% of index · up to .*8\.00/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Post ad' }));
  await waitFor(() =>
    expect(exchange.received).toEqual([
      {
        path: publishAd.path,
        request: {
          price_percent: '101.5',
          most_price: '8',
          total_number: '100',
          way: 'bank',
          currency_id: 3,
          type: 'sell',
        },
      },
    ]),
  );
});

it('the form sends no ad without an index, and says so', async () => {
  exchange.reference = undefined;
  const { user } = openForm();
  await user.click(await screen.findByRole('radio', { name: /^Floating/ }));
  await user.type(box(/^Amount/), '100');
  await user.click(screen.getByRole('radio', { name: 'Bank card' }));
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  expect(await screen.findByText('There is no index price now. Try again later.')).toBeVisible();
  expect(exchange.received).toEqual([]);
});

it('the dialog of a price takes its error for want of an index back when the index arrives', async () => {
  const index = Promise.withResolvers<void>();
  server.use(
    respond(referencePrice, async () => {
      await index.promise;
      return { price: '7.08' };
    }),
  );
  const { user } = openOwn();
  await user.click(await screen.findByRole('button', { name: 'Edit price' }));
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  expect(await screen.findByText('There is no index price now. Try again later.')).toBeVisible();
  index.resolve();
  expect(await screen.findByText(/Price now: .*7\.19/)).toBeVisible();
  expect(screen.queryByText('There is no index price now. Try again later.')).toBeNull();
});

it('the form finds a floating ad whose reply was lost by its terms, whatever its price is by then', async () => {
  server.use(
    respond(publishAd, ({ request: { total_number } }) => {
      const amounts = { total_number, surplus_number: total_number };
      exchange.ownAds = [aWireAd({ id: 71, price: '7.44', price_percent: '100.00', ...amounts }), ...exchange.ownAds];
      return status(502);
    }),
  );
  const { user } = openForm();
  await user.click(await screen.findByRole('radio', { name: /^Floating/ }));
  await screen.findByText(/Price now/);
  await user.type(box(/^Amount/), '100');
  await user.click(screen.getByRole('radio', { name: 'Bank card' }));
  await user.click(screen.getByRole('button', { name: 'Post ad' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Post ad' }));
  expect(await screen.findByText('Ad posted')).toBeVisible();
});

it('a publisher changes the price of an ad, although the reply is lost', async () => {
  server.use(
    respond(repriceAd, ({ request: { price_percent } }) => {
      exchange.ownAds = [aWireAd({ id: 40, price: '7.79', price_percent })];
      return status(502);
    }),
  );
  const { user } = openOwn();
  await user.click(await screen.findByRole('button', { name: 'Edit price' }));
  await user.clear(box(/^Percent of index/));
  await user.type(box(/^Percent of index/), '110');
  expect(await screen.findByText(/Price now: .*7\.79/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  expect(await screen.findByText('Price saved')).toBeVisible();
  expect(await screen.findByText('110% of index')).toBeVisible();
});

it('a change of the price with a lost reply that was not made can be tried again', async () => {
  server.use(http.post(`*/api${repriceAd.path}`, () => new HttpResponse(null, { status: 502 }), { once: true }));
  const { user } = openOwn();
  await user.click(await screen.findByRole('button', { name: 'Edit price' }));
  await user.type(box(/^Lowest price/), '6.5');
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  expect(await screen.findByText('Price not changed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(exchange.received).toEqual([
      { path: repriceAd.path, request: { id: 40, price_percent: '101.5', least_price: '6.5' } },
    ]),
  );
  expect(await screen.findByText('Price saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the dialog of a change of the price can be closed while a lost reply is looked up, and the outcome is a notice on the screen', async () => {
  const { user } = openOwn();
  await user.click(await screen.findByRole('button', { name: 'Edit price' }));
  await user.type(box(/^Lowest price/), '6.5');
  const looking = Promise.withResolvers<void>();
  server.use(
    respond(repriceAd, () => status(502)),
    respond(oneAd, async () => {
      await looking.promise;
      return aWireAd({ id: 40 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('alert', { name: 'Price status unknown' })).toBeVisible();
  looking.resolve();
  expect(await screen.findByRole('status', { name: 'Price not changed' })).toBeVisible();
});

it('a change of the price that is refused at the second try says why', async () => {
  server.use(http.post(`*/api${repriceAd.path}`, () => new HttpResponse(null, { status: 502 }), { once: true }));
  const { user } = openOwn();
  await user.click(await screen.findByRole('button', { name: 'Edit price' }));
  await user.type(box(/^Lowest price/), '6.5');
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(respond(repriceAd, () => rejection(SERVER_TEXTS.insufficientBalance)));
  await user.click(again);
  expect(await screen.findByText(/insufficient/i)).toBeVisible();
});

it('the page of an ad shows how its price follows the index, and changes it', async () => {
  const { user } = renderFeature(<AdOrdersScreen />, { reducers, address: `${PATHS.adOrders}?id=40` });
  expect(await screen.findByText('101.5% of index')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit price' }));
  await user.clear(box(/^Percent of index/));
  await user.type(box(/^Percent of index/), '99');
  await user.click(screen.getByRole('button', { name: 'Save price' }));
  expect(await screen.findByText('99% of index')).toBeVisible();
});

it('a back end without floating prices has neither the choice nor the change of a price', async () => {
  exchange.abilities = { c2c_partial: 1 };
  exchange.ownAds = [aWireAd({ id: 40 })];
  const { unmount } = openForm();
  expect(await screen.findByRole('textbox', { name: /^Price/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Floating/ })).toBeNull();
  unmount();
  openOwn();
  expect(await screen.findByRole('button', { name: 'Take offline' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit price' })).toBeNull();
});
