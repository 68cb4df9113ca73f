import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { respond, status } from '@bourse/api-client/testing';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { currencyList } from '@bourse/contracts/market';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { c2cApi } from '../api';
import { ownAds, withdrawAd } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { Component as Background } from '../background';
import { aWireAd, aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { Component as MyAdsScreen } from './my-ads';
import { PATHS } from '../paths';

const OPEN = Array.from({ length: 12 }, (_none, index) => aWireAd({ id: 40 - index }));
let exchange: C2cExchange;
const { server } = freshServer(() => [
  ...c2cHandlers((exchange = c2cExchange({ ownAds: [aWireAd({ id: 41, status: 'completed' }), ...OPEN] }))),
  respond(currencyList, () => ({ legal: [{ id: 3, name: 'USDT' }] })),
]);
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

const rowOf = async (id: number) => within(await screen.findByRole('row', { name: new RegExp(`^${id} `) }));

it('the screen lists closed ads with a link to their orders, and lets open ones be withdrawn', async () => {
  renderFeature(<MyAdsScreen />, { reducers, address: PATHS.ownAds });
  const closed = await rowOf(41);
  expect(closed.getByText('Completed')).toBeVisible();
  expect(closed.getByRole('link', { name: '41' })).toHaveAttribute('href', `${PATHS.adOrders}?id=41`);
  expect(closed.queryByRole('button')).toBeNull();
  expect((await rowOf(40)).getByRole('button', { name: 'Take offline' })).toBeVisible();
});

it('the screen writes the amounts of ads with two decimals', async () => {
  exchange.ownAds = [aWireAd({ id: 40, total_number: '300', surplus_number: '123.45' })];
  renderFeature(<MyAdsScreen />, { reducers, address: PATHS.ownAds });
  const row = await screen.findByRole('row', { name: /^40 / });
  expect(row).toHaveTextContent('123.45 USDT');
  expect(row).toHaveTextContent('300.00 USDT');
});

it('the screen finds an ad of the second page that is still open after a lost reply', async () => {
  server.use(respond(withdrawAd, () => status(500)));
  const { user } = renderFeature(<MyAdsScreen />, { reducers, address: PATHS.ownAds });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await user.click((await rowOf(30)).getByRole('button', { name: 'Take offline' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take offline' }));
  expect(await screen.findByText('Ad still open')).toBeVisible();
});

it('a withdrawal with a lost reply is a notice on the screen, beside which another ad is withdrawn', async () => {
  server.use(respond(withdrawAd, ({ request }) => (request.id === 40 ? status(500) : '')));
  const { user } = renderFeature(<MyAdsScreen />, { reducers, address: PATHS.ownAds });
  const withdraw = async (id: number) => {
    await user.click((await rowOf(id)).getByRole('button', { name: 'Take offline' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take offline' }));
  };
  await withdraw(40);
  const notice = await screen.findByRole('status', { name: 'Ad still open' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await withdraw(39);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Ad taken offline')).toBeVisible();
  expect(notice).toBeVisible();
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Take this ad offline?' })).toBeVisible();
});

it('a press on the ad whose withdrawal has no known outcome looks the outcome up again', async () => {
  const { user } = renderFeature(<MyAdsScreen />, { reducers, address: PATHS.ownAds });
  const press = async () => user.click((await rowOf(40)).getByRole('button', { name: 'Take offline' }));
  await press();
  const question = within(await screen.findByRole('dialog'));
  server.use(
    respond(withdrawAd, () => status(500)),
    respond(ownAds, () => status(502)),
  );
  await user.click(question.getByRole('button', { name: 'Take offline' }));
  expect(await screen.findByText(/cannot be checked right now/)).toBeVisible();
  server.use(...c2cHandlers(exchange));
  await press();
  expect(await screen.findByRole('status', { name: 'Ad still open' })).toBeVisible();
});

it('the screen shows what is left of an ad once an order has taken a part of it', async () => {
  exchange.ownAds = [aWireAd({ id: 40, total_number: '300', surplus_number: '300' })];
  const { store } = renderFeature(<MyAdsScreen />, {
    reducers,
    address: PATHS.ownAds,
    beside: <Background />,
  });
  const row = await rowOf(40);
  expect(row.getAllByText(/300/).length).toBeGreaterThan(0);
  exchange.ownAds = [aWireAd({ id: 40, total_number: '300', surplus_number: '250' })];
  exchange.orders = [aWireOrder({ id: 9, ad_id: 40, is_owner: 1 })];
  const again = c2cApi.endpoints.ownOrders.initiate(undefined, { forceRefetch: true });
  await act(async () => void (await store.dispatch(again)));
  expect(await screen.findByText(/250/)).toBeVisible();
});
