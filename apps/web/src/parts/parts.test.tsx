import { FeaturePart, type Feature } from '@bourse/feature-kit';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/render-shell';

const host: Feature = {
  id: 'host',
  messages: [],
  routes: [
    {
      layout: 'home',
      path: '/host',
      access: 'public',
      lazy: () =>
        Promise.resolve({ Component: () => <FeaturePart name="subscriptionRecords" missing={<p>None</p>} /> }),
    },
  ],
};
const owner: Feature = {
  id: 'owner',
  messages: [],
  routes: [],
  parts: [
    {
      name: 'subscriptionRecords',
      messages: [],
      reducers: [() => Promise.resolve({ reducers: { ownerSlice: () => 'added' } })],
      lazy: () => Promise.resolve({ Component: () => <p>Records of the owner</p> }),
    },
  ],
};

test('a screen shows a part of another feature, whose slices are in the store', async () => {
  const { store } = await renderShell({ features: [host, owner], addresses: ['/host'] });
  expect(await screen.findByText('Records of the owner')).toBeVisible();
  expect(store.getState()).toMatchObject({ ownerSlice: 'added' });
});

test('a screen shows its replacement where the other feature is switched off', async () => {
  await renderShell({ features: [host], addresses: ['/host'] });
  expect(await screen.findByText('None')).toBeVisible();
});
