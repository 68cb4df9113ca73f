import { respond, status } from '@bourse/api-client/testing';
import { customerService } from '@bourse/contracts/site';
import { act, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { trading } from '../testing/features';
import { renderShell } from '../testing/render-shell';

const server = setupServer(respond(customerService, () => status(500)));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

function goes(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => {
    window.dispatchEvent(new Event(state));
  });
}

test('the bar shows while offline that there is no network and the age of the figures', async () => {
  const { realtime } = await renderShell({ features: [trading], addresses: ['/dealCenter'] });
  await screen.findByText('Deal screen');
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();

  act(() => realtime.setPhase('down', { attempt: 1, lastHeardAt: Date.UTC(2026, 10, 20, 4) }));
  goes('offline');
  expect(screen.getByText(/^You are offline. Data as of Nov 20, 2026, 12:00:00/)).toBeVisible();

  goes('online');
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

test('figures that were read after the socket was lost have the age of that read', async () => {
  const copy = new Response('', { headers: { date: new Date(Date.UTC(2026, 10, 20, 5)).toUTCString() } });
  vi.stubGlobal('caches', { match: () => Promise.resolve(copy) });
  const { realtime } = await renderShell({ features: [trading], addresses: ['/dealCenter'] });
  act(() => realtime.setPhase('down', { attempt: 1, lastHeardAt: Date.UTC(2026, 10, 20, 4) }));
  goes('offline');
  expect(await screen.findByText(/Data as of Nov 20, 2026, 13:00:00/)).toBeVisible();
});

test('without any data no age is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderShell({ features: [trading], addresses: ['/dealCenter'] });
  expect(
    await screen.findByText(/You are offline\. Prices and balances may be out of date, and you cannot place orders\./),
  ).toBeVisible();
});
