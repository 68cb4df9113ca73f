import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useResolution } from './use-resolution';

function at(...addresses: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={addresses}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ resolution: useResolution(), search: useLocation().search, navigate: useNavigate() }),
    { wrapper },
  );
  return {
    resolution: () => result.current.resolution[0],
    choose: (next: '60' | '240') => act(() => result.current.resolution[1](next)),
    search: () => result.current.search,
    go: (by: number) => act(() => void result.current.navigate(by)),
  };
}

describe('the resolution', () => {
  it('the resolution comes from the address, else from storage, else it is one minute', () => {
    expect(at('/dealCenter').resolution()).toBe('1');
    expect(at('/dealCenter?interval=1D').resolution()).toBe('1D');
    localStorage.setItem('bourse.chart.resolution', '15');
    expect(at('/dealCenter?interval=forever').resolution()).toBe('15');
    expect(at('/dealCenter?interval=toString').resolution()).toBe('15');
  });

  it('the resolution is written to the address beside other parameters, and stored', () => {
    const { choose, search, resolution } = at('/dealCenter?symbol=ETH_USDT');
    choose('240');
    expect([resolution(), search()]).toEqual(['240', '?symbol=ETH_USDT&interval=240']);
    expect(localStorage.getItem('bourse.chart.resolution')).toBe('240');
  });

  it('each choice of a resolution adds an entry to the history: back and forward return to it', () => {
    const { choose, go, resolution } = at('/dealCenter?symbol=ETH_USDT');
    choose('60');
    choose('240');
    go(-1);
    expect(resolution()).toBe('60');
    go(1);
    expect(resolution()).toBe('240');
  });
});
