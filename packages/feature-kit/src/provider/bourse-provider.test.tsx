import { logIn, readFresh } from '@bourse/api-client';
import { useLanguage, type Language } from '@bourse/i18n';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { defineFeature } from '../feature/define-feature';
import type { Background, Feature } from '../feature/feature';
import { tokenPrice } from '@bourse/contracts/site';
import { partOf, screenOf } from '../feature/links';
import { FeaturePart } from '../feature/feature-part';
import { useScreens } from '../links/screens';
import { backgroundsOf } from './backgrounds';
import { BourseProvider } from './bourse-provider';
import { createExchangeClient } from './exchange-client';

const RECORDS = partOf('owner/records');
const HOME = screenOf('owner/home');

const owner = defineFeature({
  id: 'owner',
  messages: [],
  paths: { home: '/owner' },
  routes: [
    { layout: 'home', path: '/owner', access: 'public', lazy: () => Promise.resolve({ Component: () => <p>Home</p> }) },
  ],
  reducers: () => Promise.resolve({ reducers: { ownerSlice: () => 'added' } }),
  parts: { records: () => Promise.resolve({ Component: () => <p>Records of the owner</p> }) },
});

const background = (text: string, access: Background['access'] = 'public'): Background => ({
  access,
  messages: [],
  lazy: () => Promise.resolve({ Component: () => <p>{text}</p> }),
});
const working = (...backgrounds: Background[]): Feature => ({
  ...defineFeature({ id: 'x', routes: [], messages: [] }),
  backgrounds,
});

test('a page shows a part of a feature, whose slices are in the store', async () => {
  const client = createExchangeClient();
  render(
    <BourseProvider client={client} features={[owner]}>
      <FeaturePart part={RECORDS} />
    </BourseProvider>,
  );
  expect(await screen.findByText('Records of the owner')).toBeVisible();
  expect(client.store.getState()).toMatchObject({ ownerSlice: 'added' });
});

test('a page shows the fallback of a part whose feature it does not have', async () => {
  render(
    <BourseProvider>
      <FeaturePart part={RECORDS} missing={<p>None</p>} />
    </BourseProvider>,
  );
  expect(await screen.findByText('None')).toBeVisible();
});

test('a page shows the fallback of a part whose product the back end does not announce', async () => {
  const answer = Response.json({ type: 'ok', message: { products: ['spot'] } });
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  render(
    <BourseProvider features={[{ ...owner, product: 'subscription' }]}>
      <FeaturePart part={RECORDS} missing={<p>None</p>} />
    </BourseProvider>,
  );
  expect(await screen.findByText('None')).toBeVisible();
  fetched.mockRestore();
});

function LinkTarget() {
  return <p>{useScreens().pathOf(HOME) ?? 'no link'}</p>;
}

test('links lead to the screens of the features on the page, and to no others', () => {
  const { unmount } = render(
    <BourseProvider features={[owner]}>
      <LinkTarget />
    </BourseProvider>,
  );
  expect(screen.getByText('/owner')).toBeVisible();
  unmount();
  render(
    <BourseProvider>
      <LinkTarget />
    </BourseProvider>,
  );
  expect(screen.getByText('no link')).toBeVisible();
});

function Address() {
  return <p>{`at ${useLocation().pathname}`}</p>;
}

test('the components use the router of the page, or one in memory where the page has none', () => {
  render(
    <MemoryRouter initialEntries={['/page']}>
      <BourseProvider>
        <Address />
      </BourseProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('at /page')).toBeVisible();
  render(
    <BourseProvider>
      <Address />
    </BourseProvider>,
  );
  expect(screen.getByText('at /')).toBeVisible();
});

function CurrentLanguage() {
  return <p>{useLanguage().language}</p>;
}

const pageIn = (language: Language) => (
  <BourseProvider language={language}>
    <CurrentLanguage />
  </BourseProvider>
);

test('the language follows the property and is not stored', async () => {
  const { rerender } = render(pageIn('jp'));
  expect(await screen.findByText('jp')).toBeVisible();
  rerender(pageIn('spa'));
  expect(await screen.findByText('spa')).toBeVisible();
  expect(localStorage.getItem('lang')).toBeNull();
});

test('calls go to the origin of the exchange', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const { store } = createExchangeClient({ origin: 'https://exchange.example' });
  await store.dispatch(readFresh(tokenPrice, {}));
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/exchange\.example\/api\//), expect.anything());
  fetched.mockRestore();
});

test('background work that several features share is mounted once', () => {
  const shared = background('shared');
  expect(backgroundsOf([working(shared), working(shared)])).toEqual([shared]);
});

test('background work that needs a session is mounted while there is one', async () => {
  const client = createExchangeClient();
  render(
    <BourseProvider client={client} features={[working(background('public'), background('private', 'session'))]}>
      <p>Page</p>
    </BourseProvider>,
  );
  expect(await screen.findByText('public')).toBeVisible();
  expect(screen.queryByText('private')).not.toBeInTheDocument();
  act(() => void client.store.dispatch(logIn({ token: 'the-token' })));
  expect(await screen.findByText('private')).toBeVisible();
});

function Broken(): never {
  throw new Error('a fault');
}

test('the page stays usable where background work throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken: Background = { access: 'public', messages: [], lazy: () => Promise.resolve({ Component: Broken }) };
  render(
    <BourseProvider features={[working(broken, background('watching'))]}>
      <p>Page</p>
    </BourseProvider>,
  );
  expect(await screen.findByText('watching')).toBeVisible();
  expect(screen.getByText('Page')).toBeVisible();
});
