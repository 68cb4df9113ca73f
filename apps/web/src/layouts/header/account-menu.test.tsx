import { selectToken } from '@bourse/api-client';
import { respond } from '@bourse/api-client/testing';
import { identity } from '@bourse/identity';
import { userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '@bourse/identity/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { featureWith, trading } from '../../testing/features';
import { header, headerServer, openDeal, SESSION } from './header.test-support';

const server = headerServer();

test('the header shows a visitor the login link, which returns to this page afterwards', async () => {
  const { router, user } = await openDeal({ addresses: ['/dealCenter?tab=history'] });
  await user.click(header().getByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Log in' });
  expect(router.state.location.state).toEqual({ from: '/dealCenter?tab=history' });
});

test('the header has a main link for visitors, except beside the form of the login screen', async () => {
  const { user } = await openDeal();
  expect(header().getByRole('link', { name: 'Sign up' })).toHaveAttribute('data-main', 'true');
  await user.click(header().getByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Log in' });
  expect(header().getByRole('link', { name: 'Sign up' })).not.toHaveAttribute('data-main');
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

describe('a logged-in user', () => {
  beforeEach(() => server.use(respond(userInfo, () => aWireUser())));

  test('a logged-in user sees the masked account, never the whole one', async () => {
    await openDeal({ session: SESSION });
    expect(await header().findByRole('button', { name: 'de***@bourse.example' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('demo@bourse.example');
  });

  test('a logout shows the login screen without session and return path', async () => {
    const { store, router, user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'de***@bourse.example' }));
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
    localStorage.setItem('bourse.favouritePairs', '1-3');
    const { store, user } = await openDeal({ session: SESSION });
    const leave = async () => {
      await user.click(await header().findByRole('button', { name: 'de***@bourse.example' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
      const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
      expect(dialog).toHaveTextContent('Favourite pairs');
      return within(dialog);
    };
    await user.click((await leave()).getByRole('button', { name: 'Stay logged in' }));
    expect(selectToken(store.getState())).toBe('the-token');
    await user.click((await leave()).getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(selectToken(store.getState())).toBeUndefined();
  });

  test('the log-out dialog says that a browser without IndexedDB removes the protections', async () => {
    localStorage.setItem('bourse.wallet.allowList', JSON.stringify({ 7: { since: 1, seen: {} } }));
    localStorage.setItem('bourse.spot.limits', JSON.stringify({ USDT: { dayLoss: { limit: '100' } } }));
    localStorage.setItem('bourse.alerts', '[]');
    const { user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'de***@bourse.example' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out?' }));
    expect(dialog.getByText('This removes from this device:')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Withdrawal allowlist and its cool-down',
      'Your trading limits and the losses counted today',
    ]);
    expect(dialog.queryByRole('button', { name: 'Remove everything from this device' })).not.toBeInTheDocument();
  });

  test.each([
    ['an allow-list that was never switched on', 'bourse.wallet.allowList', { 7: { seen: {} } }],
    ['limits without a figure', 'bourse.lever.limits', { USDT: { dailyLoss: {} } }],
    ['settings alone', 'night_mode', 1],
  ])('a log-out asks nothing because of %s', async (_case, key, value) => {
    localStorage.setItem(key, JSON.stringify(value));
    const { store, user } = await openDeal({ session: SESSION });
    await user.click(await header().findByRole('button', { name: 'de***@bourse.example' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Log in' });
    expect(selectToken(store.getState())).toBeUndefined();
  });

  test('a logged-in user finds the verification once it exists', async () => {
    const verification = featureWith({ path: '/authentication' }, 'identity/verification');
    const { router, user } = await openDeal({ session: SESSION, features: [trading, verification] });
    await user.click(await header().findByRole('button', { name: 'de***@bourse.example' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Identity verification' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/authentication'));
  });

  test('a logged-in user finds the account menu marked in the account area', async () => {
    const settings = featureWith({ path: '/account/accountSet', layout: 'account' });
    const { router } = await openDeal({ session: SESSION, features: [trading, settings] });
    const menu = await header().findByRole('button', { name: 'de***@bourse.example' });
    expect(menu).not.toHaveAttribute('aria-current');
    await act(() => router.navigate('/account/accountSet'));
    await waitFor(() => expect(menu).toHaveAttribute('aria-current', 'true'));
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
