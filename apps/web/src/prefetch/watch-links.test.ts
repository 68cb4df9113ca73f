// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Prefetch } from './create-prefetch';
import { watchLinks } from './watch-links';

const prefetch = vi.fn<Prefetch>();

beforeAll(() => watchLinks(prefetch));

beforeEach(() => {
  vi.useFakeTimers();
  prefetch.mockClear();
  document.body.innerHTML = `
    <a href="/dealCenter?symbol=BTC_USDT"><b>Spot</b></a>
    <a href="/secondDealCenter">Options</a>
    <a href="https://support.example/chat">Support</a>
    <a href="/statement.csv" download>Statement</a>
    <a href="/terms" target="_blank">Terms</a>
    <button>Buy</button>`;
});

afterEach(() => {
  vi.useRealTimers();
});

test('a link that the pointer rests on has its screen prefetched', () => {
  fireEvent.pointerOver(screen.getByText('Spot'));
  expect(prefetch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/dealCenter');
});

test('a link that the pointer only crosses is not prefetched', () => {
  fireEvent.pointerOver(screen.getByText('Spot'));
  fireEvent.pointerOver(screen.getByText('Options'));
  fireEvent.pointerOver(screen.getByText('Buy'));
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
});

test('a link that gets the focus or a touch is prefetched at once', () => {
  fireEvent.focusIn(screen.getByText('Options'));
  expect(prefetch).toHaveBeenLastCalledWith('/secondDealCenter');
  fireEvent.pointerDown(screen.getByText('Spot'));
  expect(prefetch).toHaveBeenLastCalledWith('/dealCenter');
});

test.each(['Support', 'Statement', 'Terms', 'Buy'])(
  'the prefetch ignores a link that opens no screen in this page: %s',
  (name) => {
    fireEvent.pointerDown(screen.getByText(name));
    fireEvent.focusIn(screen.getByText(name));
    expect(prefetch).not.toHaveBeenCalled();
  },
);
