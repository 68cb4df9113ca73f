import { RealtimeProvider } from '@bourse/realtime';
import { fakeRealtime } from '@bourse/realtime/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { depthEvent } from '@bourse/contracts/market';
import { createBookStore } from '../order-book/book-store';
import { aBook } from '../testing/fixtures';
import { wireBook } from '../testing/wire';
import { useDeepBook } from './use-deep-book';

it('useDeepBook follows the live book and market_depth while mounted', () => {
  const realtime = fakeRealtime();
  const live = createBookStore(aBook({ depth: 5 }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>
  );
  const { result, unmount } = renderHook(() => useDeepBook('1-3', live), { wrapper });
  const levels = () => result.current.get()?.bids.length;
  expect(levels()).toBe(5);
  act(() => realtime.emit(depthEvent, wireBook('1-3', aBook({ depth: 30 }))));
  act(() => realtime.emit(depthEvent, wireBook('2-3', aBook({ depth: 9 }))));
  expect(levels()).toBe(30);
  act(() => live.replace(aBook({ depth: 6 })));
  expect(result.current.get()).toEqual(aBook({ depth: 30 }));
  act(() => live.replace(undefined));
  expect(result.current.get()).toBeUndefined();
  unmount();
  expect(realtime.isHeard(depthEvent)).toBe(false);
});
