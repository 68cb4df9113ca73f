import { act, fireEvent, render, screen } from '@testing-library/react';
import { preloadMessages, TestI18n } from '@bourse/i18n/testing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { createToastStore } from './toast-store';
import { LazyToastCard, Toaster } from './toaster';

beforeAll(async () => {
  await preloadMessages([uiKitMessages]);
  await LazyToastCard.preload();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function shownToaster() {
  const store = createToastStore();
  render(
    <TestI18n>
      <Toaster store={store}>page</Toaster>
    </TestI18n>,
  );
  return store;
}

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('the toaster shows a toast from outside of React, and closes it after its time', () => {
  const store = shownToaster();
  act(() => store.success('Order placed'));
  expect(screen.getByText('Order placed')).toBeInTheDocument();
  pass(5000);
  expect(screen.queryByText('Order placed')).toBeNull();
});

it('the action of a toast runs once and closes the toast', () => {
  const store = shownToaster();
  const onPress = vi.fn<() => void>();
  act(() => store.info('C2C order 2: Release now', 'order', { label: 'Open order', onPress }));
  fireEvent.click(screen.getByRole('button', { name: 'Open order' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('C2C order 2: Release now')).toBeNull();
});

it('the toaster keeps a failure longer than a success, and announces it assertively', () => {
  const store = shownToaster();
  act(() => store.error('Not enough USDT'));
  pass(9000);
  expect(screen.getByRole('alert')).toHaveTextContent('Not enough USDT');
  pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the toaster keeps a toast while the pointer is over it', () => {
  const store = shownToaster();
  act(() => store.success('Order placed'));
  const message = screen.getByText('Order placed');
  fireEvent.mouseEnter(message);
  pass(60_000);
  expect(message).toBeInTheDocument();
  fireEvent.mouseLeave(message);
  pass(5000);
  expect(message).not.toBeInTheDocument();
});

it('the toaster does not keep an older message longer because a newer one came', () => {
  const store = shownToaster();
  act(() => store.success('First'));
  pass(4000);
  act(() => store.success('Second'));
  pass(1000);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeInTheDocument();
});
