import { freshServer } from '@bourse/feature-kit/test-server';
import { respond, status, testStore } from '@bourse/api-client/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeAll, expect, it } from 'vitest';
import { sampleList } from '@bourse/contracts/sample';
import { entriesSlice } from '../entries/slice';
import { sampleMessages } from '../locales/messages';
import { aWireEntry, sampleHandlers } from '../testing';
import { Component as EntriesScreen } from './entries';

const { server } = freshServer(() => []);
beforeAll(async () => {
  await preloadMessages([sampleMessages, uiKitMessages]);
});

function openScreen() {
  const store = testStore({ reducers: { [entriesSlice.reducerPath]: entriesSlice.reducer } });
  renderWithKit(
    <Provider store={store}>
      <EntriesScreen />
    </Provider>,
  );
  return userEvent.setup();
}

it('the screen shows the entries of the exchange and filters them', async () => {
  server.use(...sampleHandlers([aWireEntry({ id: 1, name: 'Alpha' }), aWireEntry({ id: 2, name: 'Beta' })]));
  const user = openScreen();
  expect(await screen.findByText('Alpha')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'bet');
  expect(screen.getByText('Beta')).toBeVisible();
  expect(screen.queryByText('Alpha')).not.toBeInTheDocument();
});

it('the screen shows an empty state', async () => {
  server.use(...sampleHandlers([]));
  openScreen();
  expect(await screen.findByText('There is nothing here yet.')).toBeVisible();
});

it('the screen shows a failure and retries on request', async () => {
  server.use(respond(sampleList, () => status(500)));
  const user = openScreen();
  expect(await screen.findByText('The list could not be loaded')).toBeVisible();
  server.use(...sampleHandlers([aWireEntry({ name: 'Alpha' })]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Alpha')).toBeVisible();
});
