import { byKeyboard } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { tradesEvent } from '@bourse/contracts/market';
import { aVisitor, marketHandlers, VisitorSurroundings } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { diagnosticsMessages } from '../diagnostics/locales/messages';
import { homeMessages } from '../locales/messages';
import { Component as Diagnostics } from './diagnostics';

beforeAll(() => preloadMessages([homeMessages, diagnosticsMessages, uiKitMessages]));

const cells = (name: string) =>
  within(within(screen.getByRole('table', { name: 'Channels' })).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const trades = (ts: number) => ({ currency_id: 1, legal_id: 3, data: [{ id: ts, ts, amount: '1', price: '5' }] });

it('the screen shows age and interval of each channel, and no delay while the offset to the server clock is unknown', async () => {
  const visitor = aVisitor();
  renderWithKit(
    <VisitorSurroundings visitor={visitor} address="/diagnostics?symbol=BTC_USDT">
      <Diagnostics />
    </VisitorSurroundings>,
  );
  await waitFor(() => expect(visitor.realtime.isHeard(tradesEvent)).toBe(true));
  const now = Date.now();
  act(() => visitor.realtime.emit(tradesEvent, trades(now - 60_000)));
  act(() => visitor.realtime.emit(tradesEvent, trades(now - 1)));
  await waitFor(() => expect(cells('Trades').slice(0, 2)).toEqual(['Trades', expect.stringMatching(/^\d+ s$/)]));
  expect(cells('Trades')[2]).toMatch(/^\d+ ms$/);
  expect(cells('Trades')[3]).toContain('—');
  expect(cells('Ticker')[1]).toContain('—');
});

it.each(['mouse', 'keyboard'])(
  'the screen measures the round trip, and shows the whole file for support before it can be saved (%s)',
  async (device) => {
    renderWithKit(
      <VisitorSurroundings handlers={marketHandlers()} address="/diagnostics">
        <Diagnostics />
      </VisitorSurroundings>,
    );
    const user = userEvent.setup();
    const press = device === 'mouse' ? (button: HTMLElement) => user.click(button) : byKeyboard(user).press;
    await press(screen.getByRole('button', { name: 'Measure now' }));
    expect(await screen.findByText(/^\d+ ms \(from \d+ to \d+ ms\)$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save file' })).not.toBeInTheDocument();
    await press(screen.getByRole('button', { name: 'Prepare support file' }));
    expect(screen.getByRole('region', { name: 'Content of the support file' })).toHaveTextContent('"roundTripMs": {');
    expect(screen.getByRole('button', { name: 'Save file' })).toBeVisible();
  },
);
