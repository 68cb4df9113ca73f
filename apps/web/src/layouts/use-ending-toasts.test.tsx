import { featureKitMessages } from '@bourse/feature-kit';
import { TestI18n, preloadMessages } from '@bourse/i18n/testing';
import { createToastStore, Toaster, uiKitMessages } from '@bourse/ui-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { useEndingToasts } from './use-ending-toasts';

beforeAll(() => preloadMessages([uiKitMessages, featureKitMessages]));

function Frame() {
  useEndingToasts();
  return (
    <>
      <button type="button">Somewhere</button>
      <Outlet />
    </>
  );
}

function shown() {
  const toasts = createToastStore();
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: <p>Screen</p> }] }]);
  render(
    <TestI18n>
      <Toaster store={toasts}>
        <RouterProvider router={router} />
      </Toaster>
    </TestI18n>,
  );
  return {
    toasts,
    press: () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Somewhere' })),
    goTo: (path: string) => act(() => router.navigate(path)),
    messages: () => toasts.read().map(({ message }) => message),
  };
}

function goes(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => {
    window.dispatchEvent(new Event(state));
  });
}

test('a navigation of the user dismisses the toasts of the screen before', async () => {
  const { toasts, press, goTo, messages } = shown();
  act(() => toasts.success('Order placed'));
  press();
  await goTo('/assets');
  expect(messages()).toEqual([]);
});

test('a toast of an action that leads to another screen is shown there, and ends with that screen', async () => {
  const { toasts, press, goTo, messages } = shown();
  press();
  act(() => toasts.success('Registered. Log in.'));
  await goTo('/components/login');
  expect(messages()).toEqual(['Registered. Log in.']);
  press();
  await goTo('/assets');
  expect(messages()).toEqual([]);
});

test.each([
  ['You are offline. Nothing was sent. Reconnect and try again.', undefined],
  ['You are offline. Try again when the connection is back.', 'chunk'],
])('the return of the network dismisses a toast that says it is missing, and no other: %s', (missing, id) => {
  const { toasts, messages } = shown();
  goes('offline');
  act(() => toasts.error(missing, id));
  act(() => toasts.error('No response from the server. Check here whether the change was made.'));
  act(() => toasts.success('Copied'));
  goes('online');
  expect(messages()).toEqual(['No response from the server. Check here whether the change was made.', 'Copied']);
});
