import { preloadMessages, TestI18n } from '@bourse/i18n/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { PlainToast } from './plain-toast';
import { createToastStore } from './toast-store';

beforeAll(() => preloadMessages([uiKitMessages]));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown() {
  const store = createToastStore();
  store.error('You are offline', 'chunk');
  const [toast] = store.read();
  if (toast) {
    render(
      <TestI18n>
        <PlainToast toast={toast} store={store} />
      </TestI18n>,
    );
  }
  return store;
}

it('a toast announces a failure at once, and closes after its time', () => {
  const store = shown();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  act(() => void vi.advanceTimersByTime(9999));
  expect(store.read()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(store.read()).toEqual([]);
});

it('a toast closes on a press of its button', () => {
  const store = shown();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(store.read()).toEqual([]);
});
