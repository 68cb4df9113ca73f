import { respond } from '@bourse/api-client/testing';
import { defineFeature, FeaturePart, partOf } from '@bourse/feature-kit';
import { capabilities } from '@bourse/feature-kit/contract';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { renderShell } from '../testing/render-shell';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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

test('a screen shows its replacement where the back end does not announce the product of the other feature', async () => {
  server.use(respond(capabilities, () => ({ products: ['spot'] })));
  await renderShell({ features: [host, { ...owner, product: 'subscription' }], addresses: ['/host'] });
  expect(await screen.findByText('None')).toBeVisible();
});
