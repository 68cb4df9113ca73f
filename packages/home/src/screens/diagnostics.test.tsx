import { preloadMessages } from '@bourse/i18n/testing';
import { marketHandlers, VisitorSurroundings } from '@bourse/market/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { diagnosticsMessages } from '../diagnostics/locales/messages';
import { homeMessages } from '../locales/messages';
import { Component as Diagnostics } from './diagnostics';

beforeAll(() => preloadMessages([homeMessages, diagnosticsMessages, uiKitMessages]));

it('measures the round trip, and shows the whole file for support before it can be saved', async () => {
  renderWithKit(
    <VisitorSurroundings handlers={marketHandlers()} address="/diagnostics">
      <Diagnostics />
    </VisitorSurroundings>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Measure now' }));
  expect(await screen.findByText(/^\d+ ms \(from \d+ to \d+ ms\)$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save file' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Prepare support file' }));
  expect(screen.getByRole('region', { name: 'Content of the support file' })).toHaveTextContent('"roundTripMs": {');
  expect(screen.getByRole('button', { name: 'Save file' })).toBeVisible();
});
