import { defineFeature, FeaturePart, partOf } from '@bourse/feature-kit';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/render-shell';

const LINKS = { records: partOf('owner/records') };

const host = defineFeature({
  id: 'host',
  messages: [],
  links: LINKS,
  routes: [
    {
      layout: 'home',
      path: '/host',
      access: 'public',
      lazy: () => Promise.resolve({ Component: () => <FeaturePart part={LINKS.records} missing={<p>None</p>} /> }),
    },
  ],
});
const owner = defineFeature({
  id: 'owner',
  messages: [],
  routes: [],
  reducers: () => Promise.resolve({ reducers: { ownerSlice: () => 'added' } }),
  parts: { records: () => Promise.resolve({ Component: () => <p>Records of the owner</p> }) },
});

test('a screen shows a part of another feature, whose slices are in the store', async () => {
  const { store } = await renderShell({ features: [host, owner], addresses: ['/host'] });
  expect(await screen.findByText('Records of the owner')).toBeVisible();
  expect(store.getState()).toMatchObject({ ownerSlice: 'added' });
});

test('a screen shows its replacement where the other feature is switched off', async () => {
  await renderShell({ features: [host], addresses: ['/host'] });
  expect(await screen.findByText('None')).toBeVisible();
});
