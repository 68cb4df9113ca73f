import { respond, status } from '@bourse/api-client/testing';
import { capabilities, customerService } from '@bourse/contracts/site';
import { stubLayout } from '@bourse/feature-kit/test-server';
import { quotationNew } from '@bourse/contracts/market';
import { aGroup, wireGroups } from '@bourse/market/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { featureWith, trading } from '../testing/features';
import { renderShell } from '../testing/render-shell';

const server = setupServer(
  respond(customerService, () => status(500)),
  respond(capabilities, () => status(404)),
  respond(quotationNew, () => wireGroups([aGroup()])),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => stubLayout(1440));
afterAll(() => server.close());

const spot = featureWith({ path: '/spot' }, 'spot/deal');

async function openShell() {
  const shell = await renderShell({ features: [trading, spot], addresses: ['/dealCenter'] });
  await screen.findByText('Deal screen');
  return shell;
}

it('the palette opens by keyboard over a field, runs what was typed, and lists it as recent from then on', async () => {
  const { user, router } = await openShell();
  await user.click(screen.getByRole('textbox', { name: 'Price' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: 'Search pairs, pages and settings' })).toHaveFocus();
  expect(await screen.findByRole('option', { name: 'BTC/USDT' })).toHaveAccessibleDescription(/^[\d,.]+ [+−]?[\d.]+%$/);
  await user.keyboard('btcu{Enter}');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/spot', search: '?symbol=BTC_USDT' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.keyboard('{Control>}k{/Control}');
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(within(recent).getByRole('option')).toHaveTextContent('BTC/USDT');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the palette takes what is typed before it has loaded, and neither the field nor the keys of the page do', async () => {
  const { user } = await openShell();
  const price = screen.getByRole('textbox', { name: 'Price' });
  await user.click(price);
  await user.keyboard('{Control>}k{/Control}etb');
  expect(await screen.findByRole('combobox', { name: 'Search pairs, pages and settings' })).toHaveValue('etb');
  expect(price).toHaveValue('');
});

it('the palette opens by its button, and runs an action, a screen or a setting by mouse', async () => {
  const { user, router } = await openShell();
  await user.click(screen.getByRole('button', { name: 'Search pairs, screens…' }));
  await user.click(await screen.findByRole('option', { name: /^Show keyboard shortcuts/ }));
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(keys).getByText('Open the command palette')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Search pairs, screens…' }));
  await user.click(await screen.findByRole('option', { name: 'Price colours · Red up, green down' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('bourse.priceColours')).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Search pairs, screens…' }));
  await user.click(await screen.findByRole('option', { name: 'Spot' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dealCenter'));
});

it.each(['k', '{Control>}{Shift>}k{/Shift}{/Control}', '{Alt>}k{/Alt}', '{Control>}l{/Control}'])(
  'the palette does not open on %s',
  async (keys) => {
    const { user } = await openShell();
    await user.keyboard(keys);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog')).toBeVisible();
  },
);
