import { freshServer } from '@bourse/feature-kit/test-server';
import { defineFeature, type ScreenModule, siteMapOf } from '@bourse/feature-kit';
import { logIn, sessionSlice } from '@bourse/api-client';
import { respond } from '@bourse/api-client/testing';
import { defineMessages } from '@bourse/i18n';
import { identity } from '@bourse/identity';
import { login, userInfo } from '@bourse/contracts/identity';
import { aWireUser } from '@bourse/identity/testing';
import { capabilities, customerService } from '@bourse/contracts/site';
import { createTestI18n } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { AppProps } from '../app';
import { shellMessages } from '../locales/messages';
import { routesOf } from './routes';
import { describe, expect, test, vi } from 'vitest';
import { dealRoute, featureWith, trading } from '../testing/features';
import { renderShell } from '../testing/render-shell';

const { server } = freshServer(() => [
  respond(customerService, () => ({ pc: 'https://support.example/chat' })),
  respond(userInfo, () => aWireUser()),
  respond(login, () => 'the-token'),
]);

const SESSION = { token: 'the-token', userId: 7 };
const features = [identity, trading];

function Broken(): never {
  throw new Error('a fault');
}

const OwnError = () => <h1>My own words</h1>;

const refuse = () => Promise.reject(new TypeError('Failed to fetch'));

/** A screen's chunk that the network does not give. */
const failing = () => vi.fn<() => Promise<ScreenModule>>(refuse);

test('an unknown address shows a not-found page inside the frame, with a link to the start page', async () => {
  const { router, user } = await renderShell({ features, addresses: ['/no/such%20page'] });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText(/\/no\/such page/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Spot' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go back' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to homepage' }));
  expect(await screen.findByText('Deal screen')).toBeVisible();
  expect(router.state.location.pathname).toBe('/dealCenter');
});

test('an unknown address has a back link if the user came from this site', async () => {
  const { router, user } = await renderShell({ features, addresses: ['/dealCenter'] });
  await screen.findByText('Deal screen');
  await act(() => router.navigate('/no/such/page'));
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(await screen.findByText('Deal screen')).toBeVisible();
});

test('the address of a product that the back end does not announce says so, without a log-in', async () => {
  const announced = Promise.withResolvers<void>();
  server.use(
    respond(capabilities, async () => {
      await announced.promise;
      return { products: ['spot'] };
    }),
  );
  const loaded = Promise.resolve({ Component: () => <h1>Boats</h1> });
  const lazy = vi.fn<() => Promise<ScreenModule>>(() => loaded);
  const boats = featureWith({ path: '/boats', access: 'session', lazy });
  const { router, user } = await renderShell({
    features: [...features, { ...boats, product: 'boats' }],
    addresses: ['/boats'],
  });
  await waitFor(() => expect(lazy).toHaveBeenCalled());
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await act(async () => {
    await loaded;
  });
  announced.resolve();
  expect(await screen.findByRole('heading', { name: 'Not available on this exchange' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to homepage' }));
  expect(await screen.findByText('Deal screen')).toBeVisible();
});

test('the start page is the first area of the menu without a home screen', async () => {
  const { router } = await renderShell({ features, addresses: ['/'] });
  await screen.findByText('Deal screen');
  expect(router.state.location.pathname).toBe('/dealCenter');
});

test('the start page is the home screen if there is one', async () => {
  const home = featureWith({ path: '/', lazy: () => Promise.resolve({ Component: () => <h1>Home screen</h1> }) });
  await renderShell({ features: [...features, home], addresses: ['/'] });
  expect(await screen.findByText('Home screen')).toBeVisible();
});

test.each([
  ['/account', '/account/accountCenter', 'identity/accountCenter'],
  ['/new_account', '/new_account/letransactions', 'wallet/accountAssets'],
] as const)('the bare address %s leads to the first screen of its layout', async (address, first, name) => {
  const own = featureWith({ path: first }, name);
  const { router } = await renderShell({ features: [own, trading], addresses: [address] });
  await screen.findByText('Deal screen');
  expect(router.state.location.pathname).toBe(first);
});

test('a screen that needs a session sends a visitor to the login screen, and back after the login', async () => {
  const { router, user } = await renderShell({ features, addresses: ['/letransactions?account=change'] });
  await user.type(await screen.findByLabelText('Account'), 'demo');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'secret1{Enter}');
  expect(await screen.findByText('Assets screen')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/letransactions', search: '?account=change' });
});

test('a screen that needs a session opens at once for a logged-in user', async () => {
  await renderShell({ features, addresses: ['/letransactions'], session: SESSION });
  expect(await screen.findByText('Assets screen')).toBeVisible();
});

describe('a session that ends in the middle of a form', () => {
  test('a session that ends in another tab keeps a public screen and its input', async () => {
    const { store, router, user } = await renderShell({ features, addresses: ['/dealCenter'], session: SESSION });
    await user.type(await screen.findByLabelText('Price'), '97000.5');
    act(() => void store.dispatch({ type: `${sessionSlice.name}/sessionStored`, payload: {} }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dealCenter');
    expect(screen.getByLabelText('Price')).toHaveValue('97000.5');
  });

  test('a session that ends in another tab redirects a private screen to the login, and back after a login there', async () => {
    const { store, router } = await renderShell({ features, addresses: ['/letransactions'], session: SESSION });
    await screen.findByText('Assets screen');
    act(() => void store.dispatch({ type: `${sessionSlice.name}/sessionStored`, payload: {} }));
    await screen.findByRole('heading', { name: 'Log in' });
    act(() => void store.dispatch(logIn({ token: 'again' })));
    expect(await screen.findByText('Assets screen')).toBeVisible();
    expect(router.state.location.pathname).toBe('/letransactions');
  });
});

test('a screen that throws has an error screen of its own, and the header stays usable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = featureWith({ lazy: () => Promise.resolve({ Component: Broken }) });
  const { user } = await renderShell({ features: [...features, broken], addresses: ['/other'] });
  expect(await screen.findByRole('heading', { name: 'This page could not be displayed' })).toBeVisible();
  expect(screen.queryByText('a fault')).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Spot' }));
  expect(await screen.findByText('Deal screen')).toBeVisible();
});

test('a frame that throws shows a screen of its own with a reload, never the page for developers', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const i18n = await createTestI18n('en', [shellMessages, uiKitMessages]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client without a store and a brand make the frame throw
  const app = { client: { i18n }, brand: undefined, features: [] } as unknown as AppProps;
  const siteMap = siteMapOf([]);
  render(<RouterProvider router={createMemoryRouter(routesOf(app, siteMap))} />);
  expect(await screen.findByRole('heading', { name: 'This page could not be displayed' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
});

test('a screen that throws can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Component = () => {
    if (isBroken) throw new Error('a fault');
    return <h1>Whole again</h1>;
  };
  const broken = featureWith({ lazy: () => Promise.resolve({ Component }) });
  const { user } = await renderShell({ features: [...features, broken], addresses: ['/other'] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByText('Whole again')).toBeVisible();
});

test('a screen that throws may bring an error screen of its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = featureWith({ lazy: () => Promise.resolve({ Component: Broken, ErrorBoundary: OwnError }) });
  await renderShell({ features: [...features, broken], addresses: ['/other'] });
  expect(await screen.findByText('My own words')).toBeVisible();
});

describe('code that does not load', () => {
  test('code that does not load on the first visit leaves the frame on screen, and a retry loads only that screen', async () => {
    const lazy = failing();
    const { router, user } = await renderShell({
      features: [...features, featureWith({ lazy })],
      addresses: ['/other'],
    });
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Spot' })).toBeVisible();

    lazy.mockResolvedValue({ Component: () => <h1>There now</h1> });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There now')).toBeVisible();
    expect(lazy).toHaveBeenCalledTimes(2);
    expect(router.state.location.pathname).toBe('/other');
  });

  test('code that does not load during navigation lets the user continue from there', async () => {
    const lazy = failing();
    const { router, user } = await renderShell({
      features: [...features, featureWith({ lazy })],
      addresses: ['/dealCenter'],
    });
    await screen.findByText('Deal screen');
    await act(() => router.navigate('/other'));
    await screen.findByRole('heading', { name: 'This page could not be loaded' });
    await user.click(screen.getByRole('link', { name: 'Spot' }));
    expect(await screen.findByText('Deal screen')).toBeVisible();
  });

  test('code that does not load within 120 s counts as failed', async () => {
    const lazy = vi.fn<() => Promise<ScreenModule>>(() => new Promise(() => undefined));
    const { router } = await renderShell({
      features: [...features, featureWith({ lazy })],
      addresses: ['/dealCenter'],
    });
    await screen.findByText('Deal screen');
    vi.useFakeTimers();
    act(() => void router.navigate('/other'));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.getByText('Deal screen')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  });

  test('texts that do not load count as code that does not load', async () => {
    const texts = defineMessages('late', { en: refuse, zh: refuse, hk: refuse, kr: refuse, jp: refuse, spa: refuse });
    const feature = defineFeature({ id: 'late', routes: [{ ...dealRoute, path: '/late' }], messages: [texts] });
    await renderShell({ features: [...features, feature], addresses: ['/late'] });
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  });
});

test('a change of screen names the page after the screen and the brand', async () => {
  const { router } = await renderShell({
    features,
    addresses: ['/dealCenter'],
    session: SESSION,
    brand: { name: 'Agora' },
  });
  await screen.findByText('Deal screen');
  expect(document.title).toBe('Open orders · Agora');
  await act(() => router.navigate('/letransactions'));
  expect(document.title).toBe('Assets · Agora');
  await act(() => router.navigate('/nowhere'));
  expect(document.title).toBe('Page not found · Agora');
});

test('a change of screen puts the focus at the start of the new one, but a change of tab does not', async () => {
  const { router, user } = await renderShell({ features, addresses: ['/dealCenter'], session: SESSION });
  await screen.findByText('Deal screen');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Assets' }));
  await screen.findByText('Assets screen');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());

  const link = screen.getByRole('link', { name: 'Spot' });
  link.focus();
  await act(() => router.navigate('/letransactions?account=change'));
  expect(link).toHaveFocus();
});

test('a change of screen to the login screen leaves the focus in its first field', async () => {
  const { user } = await renderShell({ features, addresses: ['/dealCenter'] });
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByLabelText('Account')).toHaveFocus());
});

test('the skip link moves past the header and does not change the address', async () => {
  const { router, user } = await renderShell({ features, addresses: ['/dealCenter'] });
  await screen.findByText('Deal screen');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(router.state.location.hash + window.location.hash).toBe('');
});

test('every route of the client names its screen by a text that exists', async () => {
  const { features: all } = await import('../features');
  const unnamed: string[] = [];
  for (const { routes, messages } of all) {
    const [catalogue] = messages;
    // oxlint-disable-next-line no-await-in-loop -- a handful of local files
    await catalogue?.load('en');
    for (const { path, title = '' } of routes) if (!catalogue?.loaded('en')?.[title]) unnamed.push(path);
  }
  expect(unnamed).toEqual([]);
});

test('the login screen has no footer', async () => {
  await renderShell({ features, addresses: ['/components/login'] });
  await screen.findByRole('heading', { name: 'Log in' });
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});
