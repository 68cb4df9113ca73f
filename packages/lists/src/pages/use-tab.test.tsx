import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { usePage } from './use-page';
import { useTab } from './use-tab';

const TABS = ['open', 'history'] as const;

function at(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ tab: useTab(TABS, 'open'), page: usePage(), search: useLocation().search, go: useNavigate() }),
    { wrapper },
  );
  return {
    tab: () => result.current.tab[0],
    choose: (tab: 'open' | 'history') => act(() => result.current.tab[1](tab)),
    goToPage: (page: number) => act(() => result.current.page[1](page)),
    page: () => result.current.page[0],
    search: () => result.current.search,
    step: (by: number) => act(() => void result.current.go(by)),
  };
}

it('useTab reads the tab from the address and ignores an unknown one', () => {
  expect(at('/dealCenter?tab=history').tab()).toBe('history');
  expect(at('/dealCenter?tab=toString').tab()).toBe('open');
});

it('useTab writes the tab beside the other parameters; back and forward return to it', () => {
  const view = at('/dealCenter?symbol=BTC_USDT');
  view.choose('history');
  expect(view.search()).toBe('?symbol=BTC_USDT&tab=history');
  view.step(-1);
  expect(view.tab()).toBe('open');
  view.step(1);
  expect(view.tab()).toBe('history');
});

it('useTab opens another tab at its first page; back returns to the page before', () => {
  const view = at('/list');
  view.goToPage(3);
  view.choose('history');
  expect([view.page(), view.search()]).toEqual([1, '?tab=history']);
  view.step(-1);
  expect([view.tab(), view.page()]).toEqual(['open', 3]);
});
