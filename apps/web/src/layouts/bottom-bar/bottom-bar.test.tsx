import { respond } from '@bourse/api-client/testing';
import { userInfo } from '@bourse/contracts/identity';
import { identity } from '@bourse/identity';
import { aWireUser } from '@bourse/identity/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { featureWith, trading } from '../../testing/features';
import { renderShell } from '../../testing/render-shell';
import { headerServer, SESSION } from '../header/header.test-support';

const server = headerServer();
const ignore = () => undefined;

/** A window in which only media queries with one of the texts hold. */
function stubMedia(...holding: readonly string[]) {
  const listeners = {
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
  };
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: holding.some((text) => media.includes(text)),
    media,
    ...listeners,
  }));
}

beforeEach(() => server.use(respond(userInfo, () => aWireUser())));

const features = [
  identity,
  trading,
  featureWith({ path: '/dealCenter2' }, 'spot/deal'),
  featureWith({ path: '/leverdealCenter' }, 'lever/deal'),
  featureWith({ path: '/leverList' }, 'lever/list'),
  featureWith({ path: '/quotation' }, 'home/quotation'),
];
const bar = () => within(screen.getByRole('navigation', { name: 'Quick navigation' }));
const linksOf = () =>
  bar()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the bar at the foot of a phone links to markets, trading, positions, assets and account, and marks the current screen', async () => {
  stubMedia('max-width:599');
  const { user } = await renderShell({ features, addresses: ['/quotation'], session: SESSION });
  await screen.findByText('Deal screen');
  expect(linksOf()).toEqual([
    ['Markets', '/quotation'],
    ['Trade', '/dealCenter2'],
    ['Positions', '/leverList'],
    ['Assets', '/letransactions'],
    ['Account', '/account/accountCenter'],
  ]);
  expect(bar().getByRole('link', { name: 'Markets' })).toHaveAttribute('aria-current', 'page');
  await user.click(bar().getByRole('link', { name: 'Assets' }));
  await screen.findByText('Assets screen');
  await waitFor(() => expect(bar().getByRole('link', { name: 'Assets' })).toHaveAttribute('aria-current', 'page'));
  expect(bar().getByRole('link', { name: 'Markets' })).not.toHaveAttribute('aria-current');
});

test('the entry "Trade" of the bar leads back to the trading screen that was shown last', async () => {
  stubMedia('max-width:599');
  const { router } = await renderShell({ features, addresses: ['/leverdealCenter'], session: SESSION });
  await screen.findByText('Deal screen');
  expect(bar().getByRole('link', { name: 'Trade' })).toHaveAttribute('aria-current', 'page');
  await act(() => router.navigate('/letransactions'));
  await screen.findByText('Assets screen');
  expect(bar().getByRole('link', { name: 'Trade' })).toHaveAttribute('href', '/leverdealCenter');
});

test('a phone on its side has the bar too', async () => {
  stubMedia('pointer: coarse');
  await renderShell({ features, addresses: ['/quotation'], session: SESSION });
  await screen.findByText('Deal screen');
  expect(bar().getAllByRole('link')).toHaveLength(5);
});

test('a wide window has no bar at the foot', async () => {
  await renderShell({ features, addresses: ['/quotation'], session: SESSION });
  await screen.findByText('Deal screen');
  expect(screen.queryByRole('navigation', { name: 'Quick navigation' })).toBeNull();
});
