import { expectToFailAlone, panelsOnScreen, stubLayout, freshServer } from '@bourse/feature-kit/test-server';
import { preloadMessages } from '@bourse/i18n/testing';
import { dealMarketHandlers } from '@bourse/trading/testing';
import type * as kit from '@bourse/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { spot } from '../feature';
import { spotExchange, spotHandlers } from '../testing/handlers';
import { renderSpot } from '../testing/render-spot';
import { Component as DealCenter } from './deal-center';

vi.mock('@bourse/ui-kit', async (importOriginal) => {
  const { withBreakablePanels } = await import('@bourse/feature-kit/test-server');
  return withBreakablePanels(await importOriginal<typeof kit>());
});

const { server } = freshServer(() => []);
// As in the client: a panel that comes back does not wait for its texts.
beforeAll(() => preloadMessages(spot.messages));
beforeEach(() => {
  // React reports every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  stubLayout(1680);
  server.use(...spotHandlers(spotExchange()), ...dealMarketHandlers());
});

/** Every panel of the screen, by its label; with one that is not here each test fails. */
const PANELS = ['BTC/USDT', 'Chart', 'Markets', 'My orders', 'Order book', 'Trade', 'Trades'];

async function openScreen() {
  const { user } = renderSpot(<DealCenter />);
  await waitFor(() => expect(panelsOnScreen()).toEqual(PANELS));
  return { user, price: () => screen.findByRole('textbox', { name: 'Price' }) };
}

it.each(PANELS)('a failing panel "%s" of the spot screen takes no other panel and no input with it', async (panel) => {
  const { user, price } = await openScreen();
  await user.clear(await price());
  await user.type(await price(), '64000');
  // The page returns the focus to the last control when the pressed retry is removed; digits are grouped in a field without the focus.
  await user.tab();
  await expectToFailAlone(panel, user);
  expect(await price()).toHaveValue('64,000');
});

const press = (role: 'button' | 'tab', name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole(role, { name }));

it.each<[panel: string, open: (user: UserEvent) => Promise<void>]>([
  ['BTC/USDT', async () => {}],
  ['Chart', async () => {}],
  ['My orders', async () => {}],
  ['Order book', press('tab', 'Order book')],
  ['Trades', press('tab', 'Trades')],
  ['Info', press('tab', 'Info')],
  ['Markets', press('button', /^BTC\/USDT/)],
  ['Trade', press('button', 'Buy')],
])('a failing panel "%s" of the spot screen takes no other panel with it on a phone', async (panel, open) => {
  stubLayout(390);
  const { user } = renderSpot(<DealCenter />);
  await waitFor(() => expect(panelsOnScreen()).toContain('My orders'));
  await open(user);
  await waitFor(() => expect(panelsOnScreen()).toContain(panel));
  await expectToFailAlone(panel, user);
});
