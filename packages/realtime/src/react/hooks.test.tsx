import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ticker, trade } from '../delivery/events.test-support';
import { fakeRealtime, type FakeRealtime } from '../testing';
import { RealtimeProvider } from './context';
import { useConnection, useEvent, useResync } from './hooks';

let realtime: FakeRealtime;
beforeEach(() => {
  realtime = fakeRealtime();
});

const show = (children: ReactNode) => render(<RealtimeProvider realtime={realtime}>{children}</RealtimeProvider>);

function Chip() {
  const { phase, attempt } = useConnection();
  return <output>{`${phase} ${attempt}`}</output>;
}

function Price({ pair }: { pair: string }) {
  const [shown, setShown] = useState('none');
  useEvent(ticker, { key: pair }, ({ value }) => setShown(`${pair} ${value}`));
  return <output>{shown}</output>;
}

it('useConnection returns the connection state and renders on each change', () => {
  show(<Chip />);
  expect(screen.getByRole('status')).toHaveTextContent('live 0');
  act(() => realtime.setPhase('down', { attempt: 2 }));
  expect(screen.getByRole('status')).toHaveTextContent('down 2');
});

it('useConnection throws without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Chip />)).toThrow('RealtimeProvider');
});

it('useEvent receives events of its key with the handler of the newest render', () => {
  const { rerender } = show(<Price pair="BTC" />);
  act(() => realtime.emit(ticker, { pair: 'ETH', value: 1 }));
  expect(screen.getByRole('status')).toHaveTextContent('none');
  act(() => realtime.emit(ticker, { pair: 'BTC', value: 2 }));
  expect(screen.getByRole('status')).toHaveTextContent('BTC 2');
  rerender(
    <RealtimeProvider realtime={realtime}>
      <Price pair="ETH" />
    </RealtimeProvider>,
  );
  act(() => realtime.emit(ticker, { pair: 'BTC', value: 3 }));
  act(() => realtime.emit(ticker, { pair: 'ETH', value: 4 }));
  expect(screen.getByRole('status')).toHaveTextContent('ETH 4');
});

it('useEvent receives all payloads of a frame for an `every` event', () => {
  const heard = vi.fn<(news: readonly unknown[]) => void>();
  function Tape() {
    useEvent(trade, {}, heard);
    return null;
  }
  realtime = fakeRealtime({ frames: 'manual' });
  show(<Tape />);
  realtime.emit(trade, { pair: 'BTC', value: 1 });
  realtime.emit(trade, { pair: 'BTC', value: 2 });
  expect(heard).not.toHaveBeenCalled();
  realtime.frame();
  expect(heard).toHaveBeenCalledExactlyOnceWith([
    { pair: 'BTC', value: 1 },
    { pair: 'BTC', value: 2 },
  ]);
});

it('useEvent keeps one subscription over renders and ends it on unmount', () => {
  const subscribe = vi.spyOn(realtime, 'subscribe');
  const { rerender, unmount } = show(<Price pair="BTC" />);
  rerender(
    <RealtimeProvider realtime={realtime}>
      <Price pair="BTC" />
    </RealtimeProvider>,
  );
  expect(subscribe).toHaveBeenCalledOnce();
  expect(realtime.isHeard(ticker)).toBe(true);
  unmount();
  expect(realtime.isHeard(ticker)).toBe(false);
});

/** Emits a BTC event during the commit in which React switches to another key, before the browser paints. */
function Arrival({ pair }: { pair: string }) {
  useLayoutEffect(() => {
    if (pair !== 'BTC') realtime.emit(ticker, { pair: 'BTC', value: 9 });
  }, [pair]);
  return null;
}

const changingOver = (pair: string) => (
  <RealtimeProvider realtime={realtime}>
    <Arrival pair={pair} />
    <Price pair={pair} />
  </RealtimeProvider>
);

it('useEvent never passes an event of the previous key to the handler of the next key', () => {
  const { rerender } = render(changingOver('BTC'));
  rerender(changingOver('ETH'));
  expect(screen.getByRole('status')).toHaveTextContent('none');
});

it('useResync runs when events were missed', () => {
  const askAgain = vi.fn<() => void>();
  function Book() {
    useResync(askAgain);
    return null;
  }
  const { unmount } = show(<Book />);
  realtime.resync();
  expect(askAgain).toHaveBeenCalledOnce();
  unmount();
  realtime.resync();
  expect(askAgain).toHaveBeenCalledOnce();
});
