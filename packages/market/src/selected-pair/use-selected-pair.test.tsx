import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { useLocation, useNavigate } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aGroup, aPair, somePairs } from '../testing/fixtures';
import { marketHandlers } from '../testing/handlers';
import { marketSurroundings } from '../testing/market-surroundings';
import { useSelectedPair } from './use-selected-pair';

const hidden = aPair({ baseId: 9, base: 'OLD', isDisplayed: false });
const server = setupServer(...marketHandlers({ groups: () => [aGroup({ pairs: [hidden, ...somePairs()] })] }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const shown = (address?: string) =>
  renderHook(() => ({ ...useSelectedPair(), location: useLocation(), navigate: useNavigate() }), {
    wrapper: marketSurroundings(address === undefined ? {} : { address }).wrapper,
  });

const symbolOf = ({ result }: ReturnType<typeof shown>) => {
  const { selection } = result.current;
  return selection.kind === 'pair' ? selection.pair.symbol : selection.kind;
};

describe('useSelectedPair', () => {
  it('useSelectedPair takes the first displayed pair of the first group, and stores it under the keys of the specification', async () => {
    const hook = shown();
    expect(symbolOf(hook)).toBe('loading');
    await waitFor(() => expect(symbolOf(hook)).toBe('BTC/USDT'));
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      currency_id: '1',
      legal_id: '3',
      currency_name: 'BTC',
      legal_name: 'USDT',
      symbol: 'BTC/USDT',
      priceScale: '100000',
    });
  });

  it('useSelectedPair prefers the stored pair, and the one of the address before it', async () => {
    localStorage.setItem('currency_id', '4');
    localStorage.setItem('legal_id', '3');
    localStorage.setItem('priceScale', '100');
    const stored = shown();
    await waitFor(() => expect(symbolOf(stored)).toBe('SOL/USDT'));
    expect(localStorage.getItem('priceScale')).toBe('100');
    const named = shown('/?symbol=eth_usdt');
    await waitFor(() => expect(symbolOf(named)).toBe('ETH/USDT'));
    expect(localStorage.getItem('currency_id')).toBe('2');
  });

  it('useSelectedPair selects no other pair in place of an unknown one', async () => {
    const hook = shown('/?symbol=NONE_USDT');
    await waitFor(() => expect(hook.result.current.selection).toEqual({ kind: 'unknown', named: 'NONE_USDT' }));
    expect(localStorage.getItem('symbol')).toBeNull();
  });

  it('useSelectedPair writes the selected pair to the address and keeps other parameters', async () => {
    const hook = shown('/?tab=history');
    await waitFor(() => expect(symbolOf(hook)).toBe('BTC/USDT'));
    act(() => hook.result.current.select(aPair({ baseId: 2, base: 'ETH' })));
    await waitFor(() => expect(symbolOf(hook)).toBe('ETH/USDT'));
    expect(hook.result.current.location.search).toBe('?tab=history&symbol=ETH_USDT');
  });

  it('the selected pair is the last selected one for an address without a pair; back returns to the previous pair', async () => {
    const hook = shown('/');
    await waitFor(() => expect(symbolOf(hook)).toBe('BTC/USDT'));
    act(() => hook.result.current.select(aPair({ baseId: 2, base: 'ETH' })));
    await waitFor(() => expect(symbolOf(hook)).toBe('ETH/USDT'));
    await act(() => hook.result.current.navigate('/'));
    expect(symbolOf(hook)).toBe('ETH/USDT');
    act(() => hook.result.current.select(aPair({ baseId: 4, base: 'SOL' })));
    await waitFor(() => expect(symbolOf(hook)).toBe('SOL/USDT'));
    await act(() => hook.result.current.navigate(-1));
    expect(symbolOf(hook)).toBe('ETH/USDT');
  });

  it('the selected pair is the stored one even while that pair is not displayed', async () => {
    localStorage.setItem('currency_id', '9');
    localStorage.setItem('legal_id', '3');
    const hook = shown();
    await waitFor(() => expect(symbolOf(hook)).toBe('OLD/USDT'));
  });
});
