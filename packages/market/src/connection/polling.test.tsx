import { respond, status } from '@bourse/api-client/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quotationNew, tradeHistory } from '@bourse/contracts/market';
import { usePairs } from '../pairs/use-pairs';
import { useTrades } from '../recent-trades/use-trades';
import { aGroup, someTrades } from '../testing/fixtures';
import { aVisitor, VisitorSurroundings } from '../testing/visitor';
import { wireGroups, wireTrades } from '../testing/wire';
import { useFallbackPolling } from '@bourse/feature-kit';

beforeEach(() => {
  // The remaining timers are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const intervalAt = (random: number) => {
  vi.mocked(Math.random).mockReturnValue(random);
  const visitor = aVisitor({ handlers: [] });
  visitor.realtime.setPhase('down');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VisitorSurroundings visitor={visitor}>{children}</VisitorSurroundings>
  );
  return renderHook(() => useFallbackPolling(), { wrapper }).result.current.pollingInterval;
};

it('the client polls between 4.5 and 5.5 seconds, so that clients that lose the socket together do not poll together', () => {
  expect([0, 0.5, 1].map(intervalAt)).toEqual([4500, 5000, 5500]);
});

function Strip() {
  return usePairs().state.kind;
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

it('the client reads pairs every five seconds while the socket does not deliver, the first time at once, and not otherwise', async () => {
  let asked = 0;
  const handlers = [
    respond(quotationNew, () => {
      asked += 1;
      return wireGroups([aGroup()]);
    }),
  ];
  const visitor = aVisitor({ handlers });
  const { container } = render(
    <VisitorSurroundings visitor={visitor}>
      <Strip />
    </VisitorSurroundings>,
  );
  await eventually(() => expect(container).toHaveTextContent('ready'));
  await wait(60);
  expect(asked).toBe(1);

  act(() => visitor.realtime.setPhase('stale'));
  await eventually(() => expect(asked).toBe(2));
  for (const times of [3, 4, 5]) {
    await wait(5);
    await eventually(() => expect(asked).toBe(times));
  }

  act(() => visitor.realtime.setPhase('live'));
  await wait(60);
  expect(asked).toBe(5);
});

function Trades() {
  return useTrades('1-3').state.kind;
}

it('the client reads trades every five seconds while the socket does not deliver, and not otherwise', async () => {
  let asked = 0;
  const handlers = [
    respond(tradeHistory, () => {
      asked += 1;
      return wireTrades(someTrades());
    }),
  ];
  const visitor = aVisitor({ handlers });
  render(
    <VisitorSurroundings visitor={visitor}>
      <Trades />
    </VisitorSurroundings>,
  );
  await eventually(() => expect(asked).toBe(1));
  await wait(60);
  expect(asked).toBe(1);

  act(() => visitor.realtime.setPhase('down'));
  await eventually(() => expect(asked).toBe(2));
  for (const times of [3, 4]) {
    await wait(5);
    await eventually(() => expect(asked).toBe(times));
  }
});

it('the client reads trades every five seconds after a read that failed, until one succeeds', async () => {
  let asked = 0;
  const handlers = [
    respond(tradeHistory, () => {
      asked += 1;
      return asked < 3 ? status(500) : wireTrades(someTrades());
    }),
  ];
  render(
    <VisitorSurroundings visitor={aVisitor({ handlers })}>
      <Trades />
    </VisitorSurroundings>,
  );
  await eventually(() => expect(asked).toBe(1));
  for (const times of [2, 3]) {
    await wait(5);
    await eventually(() => expect(asked).toBe(times));
  }
  await wait(60);
  expect(asked).toBe(3);
});
