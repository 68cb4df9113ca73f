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

test('the prefetch prefetches the screen of a link that the pointer stays on', () => {
  fireEvent.pointerOver(screen.getByText('Spot'));
  expect(prefetch).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(prefetch).toHaveBeenCalledExactlyOnceWith('/dealCenter');
});

test('the prefetch ignores a link that the pointer only crosses', () => {
  fireEvent.pointerOver(screen.getByText('Spot'));
  fireEvent.pointerOver(screen.getByText('Options'));
  fireEvent.pointerOver(screen.getByText('Buy'));
  vi.runAllTimers();
  expect(prefetch).not.toHaveBeenCalled();
});

test('the prefetch prefetches at once on focus and on touch', () => {
  fireEvent.focusIn(screen.getByText('Options'));
  expect(prefetch).toHaveBeenLastCalledWith('/secondDealCenter');
  fireEvent.pointerDown(screen.getByText('Spot'));
  expect(prefetch).toHaveBeenLastCalledWith('/dealCenter');
});

test.each(['Support', 'Statement', 'Terms', 'Buy'])(
  'the prefetch ignores what does not open a screen in this page: %s',
  (name) => {
    fireEvent.pointerDown(screen.getByText(name));
    fireEvent.focusIn(screen.getByText(name));
    expect(prefetch).not.toHaveBeenCalled();
  },
);
