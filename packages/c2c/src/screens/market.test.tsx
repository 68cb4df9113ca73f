import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { respond, status, unverified } from '@bourse/api-client/testing';
import { renderFeature } from '@bourse/feature-kit/testing';
import { freshServer } from '@bourse/feature-kit/test-server';
import { featureKitMessages } from '@bourse/feature-kit';
import { preloadMessages } from '@bourse/i18n/testing';
import { currencyList } from '@bourse/contracts/market';
import { marketHandlers } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ownOrders, takeAd } from '@bourse/contracts/c2c';
import { http } from 'msw';
import { reducers } from '../reducers';
import { c2cMessages } from '../locales/messages';
import { aWireAd, aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { Component as MarketScreen } from './market';
import { PATHS } from '../paths';
import { decimal } from '@bourse/decimal';
import { takeWrite } from '../writes/take-ad';

let exchange: C2cExchange;
const { server } = freshServer(() => {
  exchange = c2cExchange({ ads: [aWireAd()] });
  return [
    ...c2cHandlers(exchange),
    ...marketHandlers(),
    respond(currencyList, () => ({ legal: [{ id: 3, name: 'USDT' }] })),
  ];
});
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

const open = () => renderFeature(<MarketScreen />, { reducers, address: PATHS.market });

async function take() {
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  // The orders before the write are known.
  if (exchange.abilities) await screen.findByText('0 of 4');
  await user.click(await screen.findByRole('button', { name: /Buy 1,000/ }));
  return { user, router };
}

it('the market takes the whole ad with one request and opens the order', async () => {
  const { router } = await take();
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.orders));
  expect(exchange.received).toEqual([{ path: takeAd.path, request: { id: 11 } }]);
});

it('the market opens the created order, not a newer one of another ad', async () => {
  server.use(
    respond(takeAd, () => {
      exchange.orders = [
        aWireOrder({ id: 72, ad_id: 12, is_owner: 0, price: '7.2' }),
        aWireOrder({ id: 71, ad_id: 11, is_owner: 0, price: '7.20' }),
      ];
      return 'ok';
    }),
  );
  const { router } = await take();
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.orders));
  expect(router.state.location.search).toBe('?id=71');
  expect(localStorage.getItem('bourse.c2c.seenOrders')).toContain('"id":71');
});

it.each([
  ['no order of the ad', [aWireOrder({ id: 72, ad_id: 12, is_owner: 0, price: '7.2' })]],
  ['two new orders', [71, 72].map((id) => aWireOrder({ id, ad_id: 11, is_owner: 0, price: '7.2' }))],
])('the market opens the list and keeps no confirmed amount where the list has %s', async (_case, orders) => {
  server.use(
    respond(takeAd, () => {
      exchange.orders = orders;
      return 'ok';
    }),
  );
  const { router } = await take();
  await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.orders));
  expect(router.state.location.search).toBe('');
  expect(localStorage.getItem('bourse.c2c.seenOrders')).toBeNull();
});

it('the market sends no order before the orders of the user are read, and then opens the new one', async () => {
  const { promise: isRead, resolve: read } = Promise.withResolvers<undefined>();
  server.use(
    http.all(`*${ownOrders.path}`, async () => {
      await isRead;
    }),
  );
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  const waiting = await within(screen.getByRole('dialog')).findByRole('button', { busy: true });
  await user.click(waiting);
  expect(exchange.received).toEqual([]);
  read(undefined);
  await user.click(await screen.findByRole('button', { name: /Buy 1,000/ }));
  await waitFor(() => expect(router.state.location.search).toMatch(/id=\d+/));
});

it('the market looks up an order with a lost reply, and never sends it again', async () => {
  let sent = 0;
  server.use(
    respond(takeAd, () => {
      sent += 1;
      return status(500);
    }),
  );
  await take();
  expect(await screen.findByText('Order not found')).toBeVisible();
  expect(sent).toBe(1);
});

it('the market opens the dialog again with its quantity after the user entered the details that a 998 required', async () => {
  exchange.ads = [aWireAd({ surplus_number: '500', min_number: '10' })];
  server.use(respond(takeAd, () => unverified()));
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  await user.type(await screen.findByRole('textbox', { name: /^Amount/ }), '20');
  await user.click(screen.getByRole('button', { name: /Buy 20/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Buy 20/ })).toBeEnabled());
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate(PATHS.market));
  expect(await screen.findByRole('textbox', { name: /^Amount/ })).toHaveValue('20');
  // The refusal of the earlier visit is over.
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

it('the market offers ads as a whole only where the exchange does not announce parts', async () => {
  exchange.ads = [aWireAd({ min_number: '10' })];
  exchange.abilities = undefined;
  await take();
  await waitFor(() => expect(exchange.received).toEqual([{ path: takeAd.path, request: { id: 11 } }]));
});

it('the market takes a part by its amount in CNY, or all with one button', async () => {
  exchange.ads = [aWireAd({ min_number: '10' })];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'All' }));
  expect(within(dialog).getByRole('textbox', { name: /^Total/ })).toHaveValue('7,200');
  await user.clear(within(dialog).getByRole('textbox', { name: /^Total/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /^Total/ }), '144');
  await user.click(within(dialog).getByRole('button', { name: 'Buy 20 USDT' }));
  await waitFor(() => expect(exchange.received).toEqual([{ path: takeAd.path, request: { id: 11, number: '20' } }]));
});

it('the market disables the order where an announced limit is reached, and says why', async () => {
  exchange.orders = [1, 2, 3, 4].map((id) => aWireOrder({ id }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  expect(
    await screen.findByText(
      /Limit reached\. You cannot place new orders for now\. Finish your open orders or try again tomorrow\./,
    ),
  ).toBeVisible();
  expect(screen.getByText('4 of 4')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Buy 1,000/ })).toBeDisabled();
});

it('the market states no limits where the exchange announces none', async () => {
  exchange.abilities = undefined;
  exchange.orders = [1, 2, 3, 4].map((id) => aWireOrder({ id }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  expect(await screen.findByText('Unfinished orders')).toBeVisible();
  expect(screen.queryByText(/ of /)).toBeNull();
  expect(screen.getByRole('button', { name: /^Buy 1,000/ })).toBeEnabled();
});

it('the market shows a seller the available coin, and that it is not enough', async () => {
  exchange.ads = [aWireAd({ type: 'buy' })];
  exchange.available = '12.5';
  const { user } = renderFeature(<MarketScreen />, { reducers, address: `${PATHS.market}?side=sell` });
  await user.click(await screen.findByRole('button', { name: 'Sell USDT' }));
  expect(await screen.findByText(/Available in your funding account: 12.5 USDT/)).toBeVisible();
});

it('the market shows no completion rate where none is sent', async () => {
  exchange.ads = [aWireAd({ deals: 0 })];
  open();
  expect(await screen.findByText('0 orders')).toBeVisible();
});

it('the market without ads links to publishing', async () => {
  exchange.ads = [];
  open();
  expect(await screen.findByText('No ads for this coin')).toBeVisible();
});

it('the lost reply to a taken ad does not offer another try in the dialog of another ad', async () => {
  server.use(respond(takeAd, () => status(500)));
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: 'Buy USDT' }));
  const dialog = within(await screen.findByRole('dialog'));
  act(
    () =>
      void store.dispatch(
        takeWrite.press({
          adId: 99,
          amount: decimal('20'),
          isWhole: false,
          price: decimal('7.2'),
          currency: 'USDT',
          merchant: 'Other',
          isPurchase: true,
        }),
      ),
  );
  await act(() => store.dispatch(takeWrite.send()));
  expect(await dialog.findByText('Order not found')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
});
