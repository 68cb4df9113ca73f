import { endSession, exchangeApi } from '@bourse/api-client';
import { defineCall } from '@bourse/contracts/wire';
import { respond, status } from '@bourse/api-client/testing';
import { identity } from '@bourse/identity';
import { userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '@bourse/identity/testing';
import { defineFeature } from '@bourse/feature-kit';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { capabilities } from '@bourse/contracts/site';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { dealRoute, featureWith, menuEntry, trading } from '../../testing/features';
import { header, headerServer, openDeal, SESSION } from './header.test-support';

const server = headerServer();

const deal = defineCall({
  method: 'POST',
  path: '/transaction/deal',
  access: 'public',
  request: v.object({}),
  reply: v.unknown(),
});
const { spotDeal } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({ spotDeal: build.query<unknown, void>({ query: () => ({ call: deal, request: {} }) }) }),
}).endpoints;

const ignore = () => undefined;

/** A screen of a phone. */
function stubPhone() {
  const listeners = {
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
  };
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('max-width'), media, ...listeners }));
}

test('the menu links to the existing screens only, and marks the current one', async () => {
  server.use(respond(userInfo, () => aWireUser()));
  const { user } = await openDeal({ session: SESSION });
  await screen.findByText('Deal screen');
  const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Spot', 'Assets']);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Assets' }));
  expect(await screen.findByText('Assets screen')).toBeVisible();
});

test('the menu loses the product whose call the back end does not have', async () => {
  server.use(
    respond(userInfo, () => aWireUser()),
    respond(deal, () => status(404)),
  );
  const { store } = await openDeal({ session: SESSION });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: 'Spot' })).toBeVisible();
  await store.dispatch(spotDeal.initiate());
  await waitFor(() => expect(menu.queryByRole('link', { name: 'Spot' })).toBeNull());
  expect(menu.getByRole('link', { name: 'Assets' })).toBeVisible();
});

test('the menu marks the area of a screen below it, and none on a screen outside of the areas', async () => {
  const launch = defineFeature({
    id: 'launch',
    routes: [
      { ...dealRoute, path: '/upstart' },
      { ...dealRoute, path: '/sg' },
      { ...dealRoute, path: '/noticeList', isOutsideMenu: true },
    ],
    messages: [],
    menu: [menuEntry('/upstart', 'Launchpad', 3)],
  });
  const { router } = await openDeal({ features: [identity, trading, launch], addresses: ['/sg'] });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { current: true })).toHaveTextContent('Launchpad');
  await act(() => router.navigate('/noticeList'));
  expect(menu.queryByRole('link', { current: true })).not.toBeInTheDocument();
  await act(() => router.navigate('/upstart'));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Launchpad');
});

test('the back end’s announcement removes a product from the menu, and marks a live account on every screen', async () => {
  server.use(respond(capabilities, () => ({ products: ['leverage'], account: 'live' as const })));
  await openDeal({ features: [identity, { ...trading, product: 'spot' }] });
  expect(await header().findByText('Live account')).toBeVisible();
  expect(header().queryByRole('link', { name: 'Spot' })).not.toBeInTheDocument();
});

test('a product that the operator does not offer is in no menu, and its address shows not-found', async () => {
  server.use(respond(userInfo, () => aWireUser()));
  const spot = { ...trading, product: 'spot' };
  await openDeal({ features: [identity, spot], brand: { products: { spot: false } } });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(header().queryByRole('link', { name: 'Spot' })).not.toBeInTheDocument();
});

test('the menu is a sheet that closes after a selection', async () => {
  stubPhone();
  server.use(respond(userInfo, () => aWireUser()));
  const { user } = await openDeal({ session: SESSION });
  await screen.findByText('Deal screen');
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  await user.click(header().getByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await sheet.findByText('123,456.79 USDT')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'English' })).toBeVisible();
  await user.click(sheet.getByRole('link', { name: 'Assets' }));
  expect(await screen.findByText('Assets screen')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  [1000, true],
  [999, false],
] as const)('a window of %s px has the ways to the trade areas in the header: %s', async (width, isThere) => {
  stubLayout(width);
  await openDeal();
  await screen.findByText('Deal screen');
  expect(screen.queryAllByRole('navigation', { name: 'Main menu' })).toHaveLength(isThere ? 1 : 0);
  expect(header().getByRole('button', { name: 'Menu' })).toBeVisible();
});

test('the menu of a small screen leads to the announcements, and a logged-in user to the open orders', async () => {
  stubPhone();
  server.use(respond(userInfo, () => aWireUser()));
  const orders = featureWith({ path: '/account/accountEntrust' }, 'spot/openOrders');
  const notices = featureWith({ path: '/noticeList' }, 'news/list');
  const { user, store } = await openDeal({ session: SESSION, features: [identity, trading, orders, notices] });
  await user.click(await header().findByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(sheet.getByRole('link', { name: 'Open orders' })).toHaveAttribute('href', '/account/accountEntrust');
  expect(sheet.getByRole('link', { name: 'Announcements' })).toHaveAttribute('href', '/noticeList');
  act(() => void store.dispatch(endSession({ reason: 'expired' })));
  await waitFor(() => expect(sheet.queryByRole('link', { name: 'Open orders' })).not.toBeInTheDocument());
});

test('the menu of a small screen has the codes of the apps', async () => {
  stubPhone();
  const { user } = await openDeal({ brand: { apps: { android: 'https://apps.example/android' } } });
  await user.click(await header().findByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(await sheet.findByRole('button', { name: 'Download app' }));
  const card = within(await screen.findByRole('dialog', { name: 'Download app' }));
  expect(await card.findByRole('img', { name: 'QR code: App for Android' })).toBeVisible();
});
