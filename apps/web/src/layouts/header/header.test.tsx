import { endSession, exchangeApi, selectToken } from '@bourse/api-client';
import { defineCall } from '@bourse/api-client/contract';
import { respond, status } from '@bourse/api-client/testing';
import { identity } from '@bourse/identity';
import { userInfo } from '@bourse/identity/contract';
import { aWireUser } from '@bourse/identity/testing';
import { defineFeature, noteUserEvent } from '@bourse/feature-kit';
import { capabilities, customerService } from '@bourse/feature-kit/contract';
import { newsList } from '@bourse/news/contract';
import { balanceChanged } from '@bourse/realtime/contract';
import { walletList } from '@bourse/wallet/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealRoute, featureWith, menuEntry, trading } from '../../testing/features';
import { renderShell } from '../../testing/render-shell';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() =>
  server.use(
    respond(customerService, () => ({ pc: 'https://support.example/chat' })),
    respond(capabilities, () => status(404)),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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

const SESSION = { token: 'the-token', userId: 7, account: 'demo@bourse.example' };
const header = () => within(screen.getByRole('banner'));
const openDeal = (options: Partial<Parameters<typeof renderShell>[0]> = {}) =>
  renderShell({ features: [identity, trading], addresses: ['/dealCenter'], ...options });

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

describe('a visitor', () => {
  test('the header shows a visitor the login link, which returns to this page afterwards', async () => {
    const { router, user } = await openDeal({ addresses: ['/dealCenter?tab=history'] });
    await user.click(header().getByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(router.state.location.state).toEqual({ from: '/dealCenter?tab=history' });
  });

  test('a visitor sees no total, no account and no link to a missing registration screen', async () => {
    await openDeal({ features: [trading] });
    await screen.findByText('Deal screen');
    expect(header().queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
    expect(header().queryByText('Total assets')).not.toBeInTheDocument();
    expect(header().queryByRole('button', { name: /Account/ })).not.toBeInTheDocument();
  });

  test('the header shows a visitor the registration link if that screen exists', async () => {
    await openDeal({ features: [trading, featureWith({ path: '/components/register', layout: 'standalone' })] });
    expect(await header().findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/components/register');
  });

  test('the header keeps the return path between login and registration', async () => {
    const { router, user } = await openDeal({ addresses: ['/dealCenter?tab=history'] });
    await user.click(header().getByRole('link', { name: 'Sign up' }));
    await screen.findByRole('heading', { name: 'Sign up' });
    expect(header().queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
    await user.click(header().getByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(router.state.location.state).toEqual({ from: '/dealCenter?tab=history' });
  });
});

describe('a logged-in user', () => {
  beforeEach(() => server.use(respond(userInfo, () => aWireUser())));

  test('a logged-in user sees the masked account, never the whole one', async () => {
    await openDeal({ session: SESSION });
    expect(await header().findByRole('button', { name: 'dem****mple' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('demo@bourse.example');
  });

  test('a logout shows the login screen without session and return path', async () => {
    const { store, router, user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'dem****mple' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Assets',
      'Account settings',
      'Identity verification',
      'Log out',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(router.state.location).toMatchObject({ pathname: '/components/login', state: null });
    expect(selectToken(store.getState())).toBeUndefined();
  });

  test('a user is told what a log-out removes from the device, and may stay', async () => {
    localStorage.setItem('bourse.alerts', '[{}]');
    const { store, user } = await openDeal({ session: SESSION });
    const leave = async () => {
      await user.click(await header().findByRole('button', { name: 'dem****mple' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
      const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
      expect(dialog).toHaveTextContent('price alerts');
      return within(dialog);
    };
    await user.click((await leave()).getByRole('button', { name: 'Stay logged in' }));
    expect(selectToken(store.getState())).toBe('the-token');
    await user.click((await leave()).getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(selectToken(store.getState())).toBeUndefined();
  });

  test('a logged-in user finds the verification once it exists', async () => {
    const verification = featureWith({ path: '/authentication' }, 'identity/verification');
    const { router, user } = await openDeal({ session: SESSION, features: [trading, verification] });
    await user.click(await header().findByRole('button', { name: 'dem****mple' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Identity verification' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/authentication'));
  });

  test('a logged-in user finds the account menu marked in the account area', async () => {
    const settings = featureWith({ path: '/account/accountSet', layout: 'account' });
    const { router } = await openDeal({ session: SESSION, features: [trading, settings] });
    const menu = await header().findByRole('button', { name: 'dem****mple' });
    expect(menu).not.toHaveAttribute('aria-current');
    await act(() => router.navigate('/account/accountSet'));
    await waitFor(() => expect(menu).toHaveAttribute('aria-current', 'true'));
  });

  test('a logged-in user sees the total assets, which follow every change of a balance', async () => {
    const { realtime } = await openDeal({ session: SESSION });
    expect(await header().findByText('123,456.79 USDT')).toBeVisible();
    server.use(respond(userInfo, () => aWireUser({ total_assets: '99' })));
    act(() => realtime.emit(balanceChanged, {}));
    expect(await header().findByText('99.00 USDT')).toBeVisible();
  });

  test('a logged-in user sees the sum of the accounts where the back end sends no total', async () => {
    const { total_assets: _total, ...user } = aWireUser();
    const usdt = { currency: 3, currency_name: 'USDT', usdt_price: 1 };
    server.use(
      respond(userInfo, () => user),
      respond(walletList, () => ({
        legal_wallet: { balance: [{ ...usdt, legal_balance: '50.5', lock_legal_balance: '1' }] },
        change_wallet: { balance: [{ ...usdt, change_balance: '20', lock_change_balance: 0 }] },
      })),
    );
    await openDeal({ session: SESSION });
    expect(await header().findByText('71.50 USDT')).toBeVisible();
  });

  test('the header dims the total while the socket is down and the total cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { realtime } = await openDeal({ session: SESSION });
      const total = await header().findByText('123,456.79 USDT');
      expect(total.parentElement).not.toHaveAttribute('data-dimmed');
      server.use(respond(userInfo, () => status(503)));
      const awaySince = Date.now();
      vi.setSystemTime(awaySince + 20_000);
      act(() => realtime.setPhase('down', { awaySince }));
      expect(total.parentElement).toHaveAttribute('data-dimmed');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a logged-in user sees unread notices and own events in the bell, and marks them as read', async () => {
    localStorage.clear();
    server.use(
      respond(newsList, ({ request }) => ({
        list: request.c_id === 3 ? [{ id: 9, c_id: 3, title: 'Maintenance on Sunday' }] : [],
      })),
    );
    noteUserEvent({ id: 'option-1', text: 'BTC/USDT won 8.00 USDT', path: '/dealCenter' });
    const { user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'Notifications, 2 unread' }));
    const card = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(card.getByRole('link', { name: 'BTC/USDT won 8.00 USDT' })).toHaveAttribute('href', '/dealCenter');
    expect(card.getByRole('link', { name: 'Maintenance on Sunday' })).toHaveAttribute(
      'href',
      '/components/noticeDetail?id=9',
    );
    await user.click(card.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(card.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(header().getByRole('button', { name: 'Notifications' })).toBeVisible());
  });

  test('the bell closes its popover when a link in it is followed', async () => {
    localStorage.clear();
    server.use(respond(newsList, () => ({ list: [] })));
    noteUserEvent({ id: 'option-1', text: 'BTC/USDT won 8.00 USDT', path: '/legalPayCoin' });
    const { user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(await screen.findByRole('link', { name: 'BTC/USDT won 8.00 USDT' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('the bell counts unread notices beyond those in the popover', async () => {
    localStorage.clear();
    const list = Array.from({ length: 7 }, (_, at) => ({ id: at + 1, c_id: 3, title: `Notice ${at + 1}` }));
    server.use(respond(newsList, ({ request }) => ({ list: request.c_id === 3 ? list : [] })));
    const { user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'Notifications, 7 unread' }));
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
  });

  test('a logged-in user hides the total from others, and it stays hidden', async () => {
    const { user } = await openDeal({ session: SESSION });
    await header().findByText('123,456.79 USDT');
    await user.click(header().getByRole('button', { name: 'Hide total assets' }));
    expect(header().queryByText('123,456.79 USDT')).not.toBeInTheDocument();
    expect(localStorage.getItem('bourse.hideTotalAssets')).toBe('1');
    await user.click(header().getByRole('button', { name: 'Show total assets' }));
    expect(header().getByText('123,456.79 USDT')).toBeVisible();
  });

  test('the merchant badge leads to the merchant’s own ads', async () => {
    server.use(respond(userInfo, () => aWireUser({ is_seller: 1 })));
    await openDeal({
      session: SESSION,
      features: [identity, trading, featureWith({ path: '/c2cRelease' }, 'c2c/ownAds')],
    });
    expect(await header().findByRole('link', { name: 'Merchant' })).toHaveAttribute('href', '/c2cRelease');
  });

  test.each([
    [1, true],
    [0, false],
  ])('is_seller = %j shows the merchant badge: %j', async (isSeller, isShown) => {
    server.use(respond(userInfo, () => aWireUser({ is_seller: isSeller })));
    await openDeal({ session: SESSION });
    await header().findByText('123,456.79 USDT');
    expect(header().queryByText('Merchant') !== null).toBe(isShown);
  });
});

describe('switching keeps the input', () => {
  test('switching to each of the six languages keeps the input', async () => {
    const { user } = await openDeal();
    await user.type(await screen.findByLabelText('Price'), '97000.5');
    await user.click(header().getByRole('button', { name: 'Language' }));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      '简体中文',
      '繁體中文',
      'English',
      '한국어',
      '日本語',
      'Español',
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: '日本語' }));
    expect(await header().findByRole('link', { name: '現物取引' })).toBeVisible();
    expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
    expect(document.documentElement).toHaveAttribute('lang', 'ja');
    expect(localStorage.getItem('lang')).toBe('jp');
    await waitFor(() => expect(document.title).toBe('未約定注文 · Bourse'));
  });

  test('switching to the night and back keeps the input', async () => {
    const { user } = await openDeal();
    await user.type(await screen.findByLabelText('Price'), '97000.5');
    await user.click(header().getByRole('button', { name: 'Switch to night mode' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('night_mode')).toBe('1');
    await user.click(header().getByRole('button', { name: 'Switch to day mode' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
  });

  test('switching to other colours of rise and fall keeps the input', async () => {
    const { user } = await openDeal();
    await user.type(await screen.findByLabelText('Price'), '97000.5');
    await user.click(header().getByRole('button', { name: 'Preferences' }));
    const colours = within(await screen.findByRole('group', { name: 'Price colours' }));
    expect(colours.getByRole('menuitemradio', { name: 'Green up, red down' })).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Red up, green down' }));
    expect(document.documentElement).toHaveAttribute('data-price-colours', 'red-up');
    expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
  });

  test('switching to another time zone, from that of Shanghai, keeps the input', async () => {
    const { user } = await openDeal();
    await user.type(await screen.findByLabelText('Price'), '97000.5');
    await user.click(header().getByRole('button', { name: 'Preferences' }));
    const zones = within(await screen.findByRole('group', { name: 'Time zone' }));
    expect(zones.getByRole('menuitemradio', { name: 'Shanghai (UTC+8)' })).toBeChecked();
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(zones.getByRole('menuitemradio', { name: `This device (${own})` })).not.toBeChecked();
    await user.click(zones.getByRole('menuitemradio', { name: 'UTC' }));
    expect(localStorage.getItem('bourse.timeZone')).toBe('UTC');
    await user.click(header().getByRole('button', { name: 'Preferences' }));
    expect(await screen.findByRole('menuitemradio', { name: 'UTC' })).toBeChecked();
    expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
  });
});

test('the operator’s apps are shown as codes of 200 px in a popover', async () => {
  const { user } = await openDeal({ brand: { apps: { ios: 'https://apps.example/ios' } } });
  await user.click(await header().findByRole('button', { name: 'Download app' }));
  const card = within(await screen.findByRole('dialog', { name: 'Download app' }));
  expect(await card.findByRole('img', { name: 'QR code: App for iPhone' })).toHaveAttribute('width', '200');
  expect(card.getByRole('link')).toHaveAttribute('href', 'https://apps.example/ios');
  expect(card.queryByText('App for Android')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the operator’s apps are hidden if there are none', async () => {
  await openDeal();
  await screen.findByText('Deal screen');
  expect(header().queryByRole('button', { name: 'Download app' })).not.toBeInTheDocument();
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

describe('the live connection', () => {
  test.each(['connecting', 'live'] as const)(
    'the header does not mention the live connection while all is well: %s',
    async (phase) => {
      const { realtime } = await openDeal();
      act(() => realtime.setPhase(phase));
      await screen.findByText('Deal screen');
      expect(header().queryByText(/Connecting|Live/)).not.toBeInTheDocument();
    },
  );

  test('the header shows a lost connection', async () => {
    const { realtime } = await openDeal();
    act(() => realtime.setPhase('down', { attempt: 1 }));
    expect(await header().findByText('Reconnecting')).toBeVisible();
  });
});

describe('on a small screen', () => {
  beforeEach(() => {
    const listeners = {
      addEventListener: ignore,
      removeEventListener: ignore,
      addListener: ignore,
      removeListener: ignore,
    };
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('max-width'), media, ...listeners }));
  });

  test('the menu is a sheet that closes after a selection', async () => {
    server.use(respond(userInfo, () => aWireUser()));
    const { user } = await openDeal({ session: SESSION });
    await screen.findByText('Deal screen');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await user.click(header().getByRole('button', { name: 'Menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(await sheet.findByText('123,456.79 USDT')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'English' })).toBeVisible();
    await user.click(sheet.getByRole('link', { name: 'Assets' }));
    expect(await screen.findByText('Assets screen')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('the menu of a small screen leads to the announcements, and a logged-in user to the open orders', async () => {
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
    const { user } = await openDeal({ brand: { apps: { android: 'https://apps.example/android' } } });
    await user.click(await header().findByRole('button', { name: 'Menu' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(await sheet.findByRole('button', { name: 'Download app' }));
    const card = within(await screen.findByRole('dialog', { name: 'Download app' }));
    expect(await card.findByRole('img', { name: 'QR code: App for Android' })).toBeVisible();
  });
});
