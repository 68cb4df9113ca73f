import { logIn } from '@bourse/api-client';
import { testStore } from '@bourse/api-client/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RequireSession } from './require-session';

function Screen() {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? <p>Withdraw 120 USDT?</p> : <button onClick={() => setAsking(true)}>Withdraw</button>;
}

test('a confirmation closes when another session replaces the one that opened it', async () => {
  const store = testStore({ session: { token: 'first' } });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <RequireSession>
          <Screen />
        </RequireSession>
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.getByText('Withdraw 120 USDT?')).toBeVisible();
  act(() => void store.dispatch(logIn({ token: 'second' })));
  expect(screen.queryByText('Withdraw 120 USDT?')).toBeNull();
});
