import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { useResolution } from './use-resolution';

beforeEach(() => localStorage.clear());

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
    back: () => act(() => void result.current.navigate(-1)),
  };
}

describe('the resolution', () => {
  it('is the one that the address names, else the remembered one, else one minute', () => {
    expect(at('/dealCenter').resolution()).toBe('1');
    expect(at('/dealCenter?interval=1D').resolution()).toBe('1D');
    localStorage.setItem('bourse.chart.resolution', '15');
    expect(at('/dealCenter?interval=forever').resolution()).toBe('15');
    expect(at('/dealCenter?interval=toString').resolution()).toBe('15');
  });

  it('is named by the address once it is chosen, beside what stands there, and remembered', () => {
    const { choose, search, resolution } = at('/dealCenter?symbol=ETH_USDT');
    choose('240');
    expect([resolution(), search()]).toEqual(['240', '?symbol=ETH_USDT&interval=240']);
    expect(localStorage.getItem('bourse.chart.resolution')).toBe('240');
  });

  it('takes no step of its own in history: back leads to the pair before', () => {
    const { choose, back, search } = at('/dealCenter?symbol=BTC_USDT', '/dealCenter?symbol=ETH_USDT');
    choose('60');
    choose('240');
    back();
    expect(search()).toBe('?symbol=BTC_USDT');
  });
});
