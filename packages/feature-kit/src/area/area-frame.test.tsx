import { exchangeApi } from '@bourse/api-client';
import { defineCall } from '@bourse/api-client/contract';
import { respond, status } from '@bourse/api-client/testing';
import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { PATHS } from '../paths/paths';
import { freshServer } from '../test-server';
import { renderFeature } from '../testing';
import { AreaFrame } from './area-frame';

const { server } = freshServer(() => []);
afterEach(() => vi.restoreAllMocks());

const agents = defineCall({
  method: 'GET',
  path: '/user/region_users',
  access: 'public',
  request: v.object({}),
  reply: v.unknown(),
});
const { agentUsers } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({ agentUsers: build.query<unknown, void>({ query: () => ({ call: agents, request: {} }) }) }),
}).endpoints;

test('a menu loses the entry whose call the back end does not have', async () => {
  server.use(respond(agents, () => status(404)));
  const entries = [
    { path: PATHS.assets, label: 'Assets' },
    { path: PATHS.regions, label: 'Agents' },
  ];
  const { store } = renderFeature(
    <AreaFrame label="Wallet" entries={entries}>
      <p>Content</p>
    </AreaFrame>,
    { address: PATHS.assets },
  );
  expect(await screen.findByRole('link', { name: 'Agents' })).toBeVisible();
  await act(async () => void (await store.dispatch(agentUsers.initiate())));
  expect(screen.queryByRole('link', { name: 'Agents' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Assets' })).toBeVisible();
});

const rect = (left: number, width: number) => new DOMRect(left, 0, width, 44);

test('a menu that is wider than the screen is scrolled to the current entry', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    if (this.tagName === 'NAV') return rect(0, 390);
    return this.getAttribute('aria-current') === 'page' ? rect(684, 80) : rect(0, 80);
  });
  const entries = [
    { path: PATHS.assets, label: 'Assets' },
    { path: PATHS.withdraw, label: 'Withdraw' },
  ];
  renderFeature(
    <AreaFrame label="Wallet" entries={entries}>
      <p>Content</p>
    </AreaFrame>,
    { address: PATHS.withdraw },
  );
  const menu = await screen.findByRole('navigation', { name: 'Wallet' });
  // The middle of the entry is in the middle of the menu.
  expect(menu.scrollLeft).toBe(684 + 40 - 195);
});
