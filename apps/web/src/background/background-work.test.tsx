import { logIn } from '@bourse/api-client';
import { defineFeature, type Background, type Feature } from '@bourse/feature-kit';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { trading } from '../testing/features';
import { renderShell } from '../testing/render-shell';
import { backgroundsOf } from './backgrounds';

const background = (text: string, access: Background['access'] = 'public'): Background => ({
  access,
  messages: [],
  lazy: () => Promise.resolve({ Component: () => <p>{text}</p> }),
});
const feature = (...backgrounds: Background[]): Feature => ({
  ...defineFeature({ id: 'x', routes: [], messages: [] }),
  backgrounds,
});

function Broken(): never {
  throw new Error('a fault');
}

test('mounts background work on every screen', async () => {
  const { router } = await renderShell({
    features: [trading, feature(background('watching'))],
    addresses: ['/dealCenter'],
  });
  expect(await screen.findByText('watching')).toBeVisible();
  await act(() => router.navigate('/nowhere'));
  expect(screen.getByText('watching')).toBeVisible();
});

test('mounts work that several features share once', () => {
  const shared = background('shared');
  expect(backgroundsOf([feature(shared), feature(shared)])).toEqual([shared]);
});

test('mounts work that needs a session only while there is one', async () => {
  const { store } = await renderShell({
    features: [trading, feature(background('private', 'session'))],
    addresses: ['/dealCenter'],
  });
  await screen.findByText('Deal screen');
  expect(screen.queryByText('private')).not.toBeInTheDocument();
  act(() => void store.dispatch(logIn({ token: 'the-token' })));
  expect(await screen.findByText('private')).toBeVisible();
});

test('keeps the screen where background work throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken: Background = { access: 'public', messages: [], lazy: () => Promise.resolve({ Component: Broken }) };
  await renderShell({
    features: [trading, feature(broken, background('watching'))],
    addresses: ['/dealCenter'],
  });
  expect(await screen.findByText('watching')).toBeVisible();
  expect(screen.getByText('Deal screen')).toBeVisible();
});
