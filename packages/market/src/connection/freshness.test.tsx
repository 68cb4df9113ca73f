import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { renderWithKit } from '@bourse/ui-kit/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { marketApi } from '../api';
import { useTrades } from '../recent-trades/use-trades';
import { aBook, aGroup, someTrades } from '../testing/fixtures';
import { aVisitor, VisitorSurroundings, type Visitor } from '../testing/visitor';
import { wireBook } from '../testing/wire';
import { bookEvent } from '@bourse/contracts/market';
import { ConnectionNotice } from './connection-notice';
import { ConnectionStatus } from './connection-status';
import { useIsStale } from '@bourse/realtime';
import { usePairsReadAt } from './use-pairs-read-at';

const NOW = Date.UTC(2026, 10, 20, 4);

beforeAll(() => preloadMessages([uiKitMessages], ['en']));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const ageOf = (isStale: boolean) => (isStale ? 'old' : 'as it is');

function Panel() {
  return ageOf(useIsStale(usePairsReadAt()));
}

function TradesPanel() {
  return ageOf(useTrades('1-3').isStale);
}

let visitor: Visitor;

async function show(children: ReactNode) {
  visitor = aVisitor({ handlers: [] });
  const surrounded = (content: ReactNode) => <VisitorSurroundings visitor={visitor}>{content}</VisitorSurroundings>;
  const { rerender } = renderWithKit(surrounded(children));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return (content: ReactNode) => rerender(surrounded(content));
}

/** Reads the pairs by request, as polling does; the store notifies in the next frame. */
const read = () =>
  act(async () => {
    void visitor.store.dispatch(marketApi.util.upsertQueryData('quotation', undefined, [aGroup()]));
    await vi.advanceTimersByTimeAsync(20);
  });
const readTrades = () =>
  act(async () => {
    void visitor.store.dispatch(marketApi.util.upsertQueryData('trades', '1-3', someTrades()));
    await vi.advanceTimersByTimeAsync(20);
  });
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const becomes = (phase: 'live' | 'stale' | 'down', lastHeardAt = Date.now()) =>
  act(() => visitor.realtime.setPhase(phase, { lastHeardAt }));

async function pollFor(seconds: number) {
  for (let at = 0; at < seconds; at += 5) {
    await read();
    await wait(5);
  }
}

describe('the data of a panel', () => {
  it('a panel is stale five seconds after the socket is lost if requests fail too', async () => {
    await show(<Panel />);
    await read();
    await wait(60);
    becomes('down');
    await wait(4.9);
    expect(screen.getByText('as it is')).toBeVisible();
    await wait(0.1);
    expect(screen.getByText('old')).toBeVisible();
    becomes('live');
    expect(screen.getByText('as it is')).toBeVisible();
  });

  it.each(['stale', 'down'] as const)('a panel is never stale while polling works: %s', async (phase) => {
    await show(<Panel />);
    becomes(phase);
    await pollFor(60);
    expect(screen.getByText('as it is')).toBeVisible();
    // The polls fail from here on.
    await wait(3);
    expect(screen.getByText('old')).toBeVisible();
    await read();
    expect(screen.getByText('as it is')).toBeVisible();
  });

  it('a panel is stale at once if it opens long after the socket was lost', async () => {
    const open = await show(null);
    becomes('down');
    await wait(60);
    open(<Panel />);
    expect(screen.getByText('old')).toBeVisible();
  });

  it('a panel depends on its own data: trades that cannot be read are stale even if socket and pairs are fine', async () => {
    await show(<TradesPanel />);
    // No data yet, so nothing is stale.
    await wait(10);
    expect(screen.getByText('as it is')).toBeVisible();
    await readTrades();
    await pollFor(30);
    expect(screen.getByText('as it is')).toBeVisible();
    // There is a new trade, and it cannot be read.
    for (const last of ['100', '101']) {
      act(() => visitor.realtime.emit(bookEvent, wireBook('1-3', { ...aBook(), last })));
    }
    await wait(1);
    expect(screen.getByText('old')).toBeVisible();
    await readTrades();
    expect(screen.getByText('as it is')).toBeVisible();
  });

  it('a panel is stale while offline, also with a cached copy', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(<Panel />);
    becomes('down');
    await pollFor(10);
    expect(screen.getByText('old')).toBeVisible();
  });
});

it('the connection state counts a silent socket as live while the pairs can be read', async () => {
  await show(<ConnectionStatus />);
  becomes('stale', Date.now() - 20_000);
  await pollFor(30);
  expect(screen.getByRole('status')).toHaveTextContent('Live');
  await wait(6);
  expect(screen.getByRole('status')).toHaveTextContent('Delayed');
  // The newest read was eleven seconds ago, less a frame, the newest event much longer.
  expect(screen.getByText('10 s')).toBeVisible();
});

it('the connection state is measured from the newest event or read', async () => {
  await show(<ConnectionStatus />);
  becomes('down', Date.now() - 9000);
  expect(screen.getByText('9 s')).toBeVisible();
  await read();
  await wait(2);
  expect(screen.getByText('2 s')).toBeVisible();
});

/** A fake IntersectionObserver that reports every observed element. */
function stubSight() {
  let tell: ((isIntersecting: boolean) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting: boolean) => act(() => tell?.(isIntersecting));
}

describe('the head of the page', () => {
  it('the notice at the head of the page is hidden while the connection state of the screen is visible, and shown when it is scrolled away', async () => {
    const scroll = stubSight();
    await show(
      <>
        <ConnectionNotice />
        <ConnectionStatus />
      </>,
    );
    becomes('down');
    expect(screen.getAllByText('Reconnecting')).toHaveLength(1);
    scroll(false);
    expect(screen.getAllByText('Reconnecting')).toHaveLength(2);
    scroll(true);
    expect(screen.getAllByText('Reconnecting')).toHaveLength(1);
  });

  it('the notice at the head of the page shows a lost connection on every screen', async () => {
    await show(<ConnectionNotice />);
    expect(screen.queryByRole('status')).toBeNull();
    becomes('down');
    expect(screen.getByText('Reconnecting')).toBeVisible();
  });

  it('the notice at the head of the page is hidden while offline: the page shows its own notice', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await show(<ConnectionNotice />);
    becomes('down');
    expect(screen.queryByRole('status')).toBeNull();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('Reconnecting')).toBeVisible();
  });

  it('the notice at the head of the page does not call a screen stale that shows no streamed data', async () => {
    await show(<ConnectionNotice />);
    becomes('stale');
    await wait(60);
    expect(screen.queryByText('Delayed')).toBeNull();
  });
});
