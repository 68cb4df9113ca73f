import { act, render, screen } from '@testing-library/react';
import { preloadMessages, TestI18n } from '@bourse/i18n/testing';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { Toaster } from './toaster';
import { useAnnouncedResults, type Results } from './use-announced-results';

beforeAll(() => preloadMessages([uiKitMessages]));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function List(results: Results) {
  useAnnouncedResults(results);
  return null;
}

const shown = (results: Results) => (
  <TestI18n>
    <Toaster>
      <List {...results} />
    </Toaster>
  </TestI18n>
);

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('useAnnouncedResults announces the number of results once the search text no longer changes', () => {
  const { rerender } = render(shown({ query: '', count: 20 }));
  pass(1000);
  expect(screen.queryByText(/result/i)).toBeNull();
  rerender(shown({ query: 'e', count: 9 }));
  pass(300);
  rerender(shown({ query: 'et', count: 2 }));
  pass(600);
  expect(screen.getByText('2 results')).toBeInTheDocument();
  rerender(shown({ query: 'etx', count: 0 }));
  pass(600);
  expect(screen.getByText('No results')).toBeInTheDocument();
});

it('useAnnouncedResults does not announce a count that live data change', () => {
  const { rerender } = render(shown({ query: 'open', count: 3 }));
  rerender(shown({ query: 'open', count: 4 }));
  pass(1000);
  expect(screen.queryByText(/result/i)).toBeNull();
});

it('useAnnouncedResults waits until the list of the new filter has loaded', () => {
  const { rerender } = render(shown({ query: 'buy', count: 3 }));
  rerender(shown({ query: 'sell', count: 0, isLoading: true }));
  pass(1000);
  expect(screen.queryByText(/result/i)).toBeNull();
  rerender(shown({ query: 'sell', count: 1 }));
  pass(600);
  expect(screen.getByText('1 result')).toBeInTheDocument();
});
