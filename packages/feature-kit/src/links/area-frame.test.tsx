import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreensContext, type Screens } from './screens';
import { renderFeature } from '../testing/render-feature';
import { AreaFrame } from './area-frame';

afterEach(() => vi.restoreAllMocks());

test('a menu omits the entry of a screen that does not exist', async () => {
  const screens: Screens = {
    pathOf: () => undefined,
    has: (path) => path !== '/agents',
    entry: { logIn: '/login', register: '/register' },
  };
  const entries = [
    { path: '/assets', label: 'Assets' },
    { path: '/agents', label: 'Agents' },
  ];
  renderFeature(
    <ScreensContext value={screens}>
      <AreaFrame label="Wallet" entries={entries}>
        <p>Content</p>
      </AreaFrame>
    </ScreensContext>,
  );
  expect(await screen.findByRole('link', { name: 'Assets' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Agents' })).toBeNull();
});

const rect = (left: number, width: number) => new DOMRect(left, 0, width, 44);

test('a menu that is wider than the screen is scrolled to the current entry', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    if (this.tagName === 'NAV') return rect(0, 390);
    return this.getAttribute('aria-current') === 'page' ? rect(684, 80) : rect(0, 80);
  });
  const entries = [
    { path: '/assets', label: 'Assets' },
    { path: '/withdraw', label: 'Withdraw' },
  ];
  renderFeature(
    <AreaFrame label="Wallet" entries={entries}>
      <p>Content</p>
    </AreaFrame>,
    { address: '/withdraw' },
  );
  const menu = await screen.findByRole('navigation', { name: 'Wallet' });
  // The middle of the entry is in the middle of the menu.
  expect(menu.scrollLeft).toBe(684 + 40 - 195);
});
