import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { rejection, respond, status } from '@bourse/api-client/testing';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { currencyList } from '@bourse/contracts/market';
import { relate, saveHours } from '@bourse/contracts/c2c';
import { marketHandlers } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { c2cMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { PATHS } from '../paths';
import { aWireAd, aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { Component as MarketScreen } from './market';
import { Component as OrdersScreen } from './orders';
import { Component as PeopleScreen } from './people';

const HOURS = { days: '1,2', open: '09:00', close: '18:00', zone: 'Asia/Shanghai' };
const MERCHANT = { merchant_id: 70, seller_name: 'Lotus Trading' };

let exchange: C2cExchange;
const { server } = freshServer(() => {
  exchange = c2cExchange({
    abilities: { c2c_partial: 1, c2c_relations: 1, c2c_hours: 1 },
    ads: [aWireAd(MERCHANT), aWireAd({ id: 12, merchant_id: 71, seller_name: 'Pearl River' })],
  });
  return [
    ...c2cHandlers(exchange),
    ...marketHandlers(),
    respond(currencyList, () => ({ legal: [{ id: 3, name: 'USDT' }] })),
  ];
});
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

const openMarket = () => renderFeature(<MarketScreen />, { reducers, address: PATHS.market });
const openPeople = () => renderFeature(<PeopleScreen />, { reducers, address: PATHS.people });
const merchant = () => screen.findByRole('button', { name: 'Lotus Trading' });

it('a viewer follows a merchant from the market, and lists the ads of followed merchants alone', async () => {
  const { user, router } = openMarket();
  await user.click(await merchant());
  const dialog = within(await screen.findByRole('dialog', { name: 'Lotus Trading' }));
  expect(dialog.getByText('Always open')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Follow' }));
  await waitFor(() =>
    expect(exchange.received).toEqual([{ path: relate.path, request: { id: 70, relation: 'followed' } }]),
  );
  expect(await dialog.findByRole('button', { name: 'Unfollow' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Following')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Followed only' }));
  await waitFor(() => expect(screen.queryByText('Pearl River')).toBeNull());
  expect(router.state.location.search).toContain('followed=1');
  expect(await screen.findByText('Lotus Trading')).toBeVisible();
});

it('a block is asked about, found after a lost reply, and hides the ads of the merchant', async () => {
  server.use(
    respond(relate, ({ request: { id, relation } }) => {
      if (relation !== 'none') exchange.people = [{ id, name: 'Lotus Trading', relation }];
      return status(502);
    }),
  );
  const { user } = openMarket();
  await user.click(await merchant());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
  const question = within(await screen.findByRole('dialog', { name: 'Block Lotus Trading?' }));
  expect(exchange.people).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('List saved')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Lotus Trading' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Pearl River' })).toBeInTheDocument();
});

it('a refused follow says why', async () => {
  server.use(respond(relate, () => rejection(SERVER_TEXTS.maximumRelated(200))));
  const { user } = openMarket();
  await user.click(await merchant());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Follow' }));
  expect(await screen.findByText('Maximum followed or blocked users: 200.')).toBeVisible();
});

it('the market shows the hours of a merchant, and a closed ad without its button', async () => {
  exchange.ads = [aWireAd({ ...MERCHANT, hours: HOURS, is_closed: 1 })];
  openMarket();
  expect(await screen.findByText('Closed now')).toBeVisible();
  expect(screen.getByText('Mon, Tue · 09:00–18:00 · Asia/Shanghai')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buy USDT' })).toBeNull();
});

it('the screen lists followed and blocked users, and ends both', async () => {
  exchange.people = [
    { id: 70, name: 'Lotus <b>Trading</b>', relation: 'followed' },
    { id: 71, name: 'Pearl River', relation: 'blocked' },
  ];
  const { user } = openPeople();
  expect(await screen.findByText('Lotus <b>Trading</b>')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(screen.queryByText('Pearl River')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Unfollow' }));
  await waitFor(() => expect(screen.getAllByText('No users')).toHaveLength(2));
  expect(exchange.received.map(({ request }) => request)).toEqual([
    { id: 71, relation: 'none' },
    { id: 70, relation: 'none' },
  ]);
});

it('two users of one name are two rows, each with its own end', async () => {
  exchange.people = [
    { id: 70, name: 'Lotus', relation: 'blocked' },
    { id: 71, name: 'Lotus', relation: 'blocked' },
    { id: 72, name: 'Lotus', relation: 'blocked' },
  ];
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = openPeople();
  const buttons = await screen.findAllByRole('button', { name: 'Unblock' });
  expect(errors).not.toHaveBeenCalled();
  const [, second] = buttons;
  if (!second) throw new Error('there is one row only');
  await user.click(second);
  await waitFor(() => expect(screen.getAllByText('Lotus')).toHaveLength(2));
  expect(buttons.map((button) => button.isConnected)).toEqual([true, false, true]);
  errors.mockRestore();
});

it('the screen saves hours with valid times, also where the reply is lost', async () => {
  server.use(
    respond(saveHours, ({ request }) => {
      exchange.hours = request;
      return status(502);
    }),
  );
  const { user } = openPeople();
  await user.click(await screen.findByRole('checkbox', { name: 'Sat' }));
  await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
  const opens = screen.getByRole('textbox', { name: /^Opens/ });
  await user.clear(opens);
  await user.type(opens, '25:00');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(await screen.findByText('Enter a time such as 09:00.')).toBeVisible();
  await user.clear(opens);
  await user.type(opens, '22:00');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(await screen.findByText('Hours saved')).toBeVisible();
  expect(exchange.hours).toMatchObject({ days: '1,6', open: '22:00', close: '18:00' });
});

it('the screen shows the saved hours, and a week without days is sent as always open', async () => {
  exchange.hours = HOURS;
  const { user } = openPeople();
  for (const day of ['Mon', 'Tue']) {
    const box = await screen.findByRole('checkbox', { name: day });
    expect(box).toBeChecked();
    await user.click(box);
  }
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  await waitFor(() =>
    expect(exchange.received).toEqual([{ path: saveHours.path, request: { days: '', open: '', close: '', zone: '' } }]),
  );
});

it('a party blocks the counterparty on the page of an order', async () => {
  exchange.orders = [aWireOrder({ id: 501, hes_id: 90, is_owner: 1 })];
  const { user } = renderFeature(<OrdersScreen />, { reducers, address: `${PATHS.orders}?id=501` });
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }));
  expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible();
});

it('a back end without relations and hours shows nothing of them', async () => {
  exchange.abilities = { c2c_partial: 1 };
  openMarket();
  expect(await screen.findByText('Lotus Trading')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lotus Trading' })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Followed only' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Merchants and hours' })).toBeNull();
});
